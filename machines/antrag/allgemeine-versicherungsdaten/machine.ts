import { brief, briefAnfang, briefBleibt, briefSetup } from '../parts/brief.ts';
import { formVon } from './answers.ts';

/** What is to be known of a motor vehicle, for a person who answers; there is no tariff (`domain/antrag.md §6.11`). */
export const fahrzeugdaten = briefSetup(formVon).createMachine({
  id: 'allgemeine-versicherungsdaten',
  description: 'Allgemeine Versicherungsdaten eines Fahrzeugs: angeben, an einen Menschen senden',
  context: briefAnfang,
  initial: 'laden',
  on: briefBleibt,
  states: brief({
    titel: 'Allgemeine Versicherungsdaten',
    schreibt: 'Kundin nennt ihr Fahrzeug und wie sie zu erreichen ist',
  }),
});
