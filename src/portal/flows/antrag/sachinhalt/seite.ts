import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { sachinhaltStrecke } from '#machines/antrag/sachinhalt/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What property contents against all risks brings to the screens of an application. */
export const sachinhaltSeite = antragsseite('sachinhalt', sachinhaltStrecke, siTarifieren);

export default antragVon(sachinhaltSeite);
