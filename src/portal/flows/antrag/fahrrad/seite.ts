import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { fahrradStrecke } from '#machines/antrag/fahrrad/machine.ts';
import { fragen, tarif } from '#machines/antrag/fahrrad/fragen.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What a bicycle brings to the screens of an application. */
export const fahrradSeite = antragsseite('fahrrad', {
  ...fahrradStrecke,
  fragen,
  tarif,
  tarifieren: fahrrad2Tarifieren,
});

export default antragVon(fahrradSeite);
