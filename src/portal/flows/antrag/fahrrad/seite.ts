import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { erreichbareSchritte, fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { fragen, tarif } from '#machines/antrag/fahrrad/fragen.ts';
import { fahrradRegel } from '#machines/antrag/fahrrad/regel.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What a bicycle brings to the screens of an application. */
export const fahrradSeite = antragsseite('fahrrad', {
  chart: fahrrad,
  regel: fahrradRegel,
  weg: erreichbareSchritte,
  fragen,
  tarif,
  tarifieren: fahrrad2Tarifieren,
});

export default antragVon(fahrradSeite);
