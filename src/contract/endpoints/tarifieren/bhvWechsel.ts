import * as z from 'zod/mini';
import { selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { type Endpoint, vertragsfehler } from '../endpoint.ts';
import { tarifantwort } from './antwort.ts';
import { betriebsangaben } from './bhv.ts';

/** Old premium beside the new one and the day of the change (`domain/antrag.md §6.6`, step vergleich). */
const tarifvergleich = z.object({
  beitragAlt: z.object({ versicherungsPraemie: cent, jahresVersicherungsPraemie: cent }),
  /** New minus old premium of a year, cents. */
  differenzProJahr: z.int(),
  wirksamkeitsdatum: datum,
});

const bhvWechselAnfrage = z.strictObject({
  versicherungsNummer,
  ...betriebsangaben,
  /** Without them those of the contract; less cover than it has is for people to decide. */
  versicherungssumme: z.optional(z.literal(betriebshaftpflicht.summe.stufen)),
  sb: z.optional(selbstbeteiligungStufe),
  /** Without it the period in which the contract is paid now. */
  zahlweise: z.optional(waehlbareZahlweise),
});

/** `POST /bhv-wechsel/tarifieren`: BHV_2 in place of a running BHV_1 contract. */
export const bhvWechselTarifieren = {
  method: 'POST',
  path: '/bhv-wechsel/tarifieren',
  zugriff: ['benutzer', 'vermittler'],
  summary:
    'Old and new price of a business liability contract in the current tariff; stores nothing.',
  body: bhvWechselAnfrage,
  responses: {
    200: z.extend(tarifantwort, { vergleich: z.optional(tarifvergleich) }),
    ...vertragsfehler,
    409: z.object({
      code: z.enum(['WECHSEL_NICHT_MOEGLICH', 'MANUELL']),
      errorMessage: z.string(),
    }),
  },
} as const satisfies Endpoint;
