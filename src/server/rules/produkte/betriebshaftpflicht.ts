import { betriebshaftpflichtAntragsregel } from '../antrag/betriebshaftpflicht.ts';
import { bhvTarif } from '../tarif/produkte/bhv.ts';
import type { Antragssparte } from './sparte.ts';
import { betriebAus } from './stand.ts';

export const betriebshaftpflicht = {
  tarif: bhvTarif,
  anfrage: betriebAus,
  antrag: betriebshaftpflichtAntragsregel,
} satisfies Antragssparte;
