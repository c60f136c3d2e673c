import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { erreichbareSchritte, fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { fragen, tarif } from '#machines/antrag/fahrrad/fragen.ts';
import { fahrradRegel } from '#machines/antrag/fahrrad/regel.ts';
import { gezeigt } from '../fragen/gezeigt.ts';
import { antragskopf, type AntragProduktSeite } from '../produkt.ts';

/** What a bicycle brings to the screens of an application. */
export const fahrradSeite: AntragProduktSeite<FahrradAntworten> = {
  ...antragskopf('fahrrad'),
  chart: fahrrad,
  regel: fahrradRegel,
  weg: erreichbareSchritte,
  schritte: [
    'fahrradDaten',
    'nutzung',
    'risikoort',
    'schutzumfang',
    'vorversicherung',
    'tarif',
    'person',
    'anschrift',
    'kontakt',
    'telefon',
    'zahlung',
    'unterlagen',
    'zusammenfassung',
    'bestaetigung',
  ],
  fragen: gezeigt('antrag.fahrrad', fragen),
  tarif: gezeigt('antrag.fahrrad.tarif', tarif),
};
