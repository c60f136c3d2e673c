import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { reiseStrecke } from '#machines/antrag/reise/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What travel cover brings to the screens of an application. */
export const reiseSeite = antragsseite('reise', reiseStrecke, reiseTarifieren);

export default antragVon(reiseSeite);
