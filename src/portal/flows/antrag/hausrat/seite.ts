import { erreichbareSchritte, hausrat } from '#machines/antrag/hausrat/machine.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { fragen, tarif } from '#machines/antrag/hausrat/fragen.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import { gezeigt } from '../fragen/gezeigt.ts';
import { antragskopf, type AntragProduktSeite } from '../produkt.ts';

/** What home contents bring to the screens of an application. */
export const hausratSeite: AntragProduktSeite<HausratAntworten> = {
  ...antragskopf('hausrat'),
  chart: hausrat,
  regel: hausratRegel,
  weg: erreichbareSchritte,
  schritte: [
    'risikoort',
    'wohnung',
    'versicherungssumme',
    'bausteine',
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
  fragen: gezeigt('antrag.hausrat', fragen),
  tarif: gezeigt('antrag.hausrat.tarif', tarif),
};
