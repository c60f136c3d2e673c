import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { mehrgefahrenStrecke } from '#machines/antrag/sachinhalt-mehrgefahren/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What property contents by hazard brings to the screens of an application. */
export const mehrgefahrenSeite = antragsseite(
  'sachinhalt-mehrgefahren',
  mehrgefahrenStrecke,
  siTarifieren,
);

export default antragVon(mehrgefahrenSeite);
