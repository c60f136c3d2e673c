import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { fahrradStrecke } from '#machines/antrag/fahrrad/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What a bicycle brings to the screens of an application. */
export const fahrradSeite = antragsseite('fahrrad', fahrradStrecke, fahrrad2Tarifieren);

export default antragVon(fahrradSeite);
