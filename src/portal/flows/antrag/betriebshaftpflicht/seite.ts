import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import {
  betriebshaftpflicht,
  erreichbareSchritte,
} from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { fragen, tarif } from '#machines/antrag/betriebshaftpflicht/fragen.ts';
import { betriebshaftpflichtRegel } from '#machines/antrag/betriebshaftpflicht/regel.ts';
import { gezeigt } from '../fragen/gezeigt.ts';
import { antragskopf, type AntragProduktSeite } from '../produkt.ts';

/** What business liability brings to the screens of an application. */
export const betriebshaftpflichtSeite: AntragProduktSeite<BetriebshaftpflichtAntworten> = {
  ...antragskopf('betriebshaftpflicht'),
  // The same for every brand (`domain/vertrag.md §8`).
  chart: betriebshaftpflicht,
  regel: betriebshaftpflichtRegel,
  weg: erreichbareSchritte,
  schritte: [
    'gewerbe',
    'risikofragen',
    'firmensitz',
    'umsatz',
    'deckung',
    'vorversicherung',
    'tarif',
    'firma',
    'ansprechpartner',
    'kontakt',
    'telefon',
    'zahlung',
    'unterlagen',
    'zusammenfassung',
    'bestaetigung',
  ],
  fragen: gezeigt('antrag.betriebshaftpflicht', fragen),
  tarif: gezeigt('antrag.betriebshaftpflicht.tarif', tarif),
};
