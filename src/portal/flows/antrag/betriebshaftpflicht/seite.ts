import { produktName } from '#contract/entities/produkt.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import {
  betriebshaftpflicht,
  erreichbareSchritte,
} from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { betriebshaftpflichtRegel } from '#machines/antrag/betriebshaftpflicht/regel.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { frageSteps } from './felder.ts';
import { tarif } from './tarif.ts';

/** What business liability brings to the screens of an application. */
export const betriebshaftpflichtSeite: AntragProduktSeite<BetriebshaftpflichtAntworten> = {
  flow: 'antrag/betriebshaftpflicht',
  basis: '/betriebshaftpflicht/antrag',
  name: produktName.BHV,
  schluessel: 'BHV',
  // The same for every brand (`domain/vertrag.md §8`).
  kuendigungsfrist: () => 1,
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
  fragen: frageSteps,
  tarif,
};
