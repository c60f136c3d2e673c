import * as z from 'zod/mini';
import { schadenkopf, schadenNummer, schadenstatus } from '#contract/entities/schaden.ts';
import { schaden, schadenUnterlage } from '#contract/entities/schadenakte.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { datum } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { land } from '#contract/fields/land.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { telefon } from '#contract/fields/telefon.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { schadenorte, type Schadenort } from '#contract/schaeden/sparte.ts';
import { type Endpoint, vertragsfehler } from './endpoint.ts';

/** Files with one report or one document (`domain/schaden.md §6`). */
export const schadendateienMax = 20;
export const hergangMax = 3_000;
/** Days after which a report is asked why it comes now (`domain/schaden.md §2`). */
export const spaetTage = 14;

/** What is said where no place is chosen that the product knows. */
export const ortWaehlen = 'Wählen Sie, wo es passiert ist.';

const orte = Object.keys(schadenorte) as [Schadenort, ...Schadenort[]];

/** Time of day, `HH:MM` at the place it happened. */
export const uhrzeit = z.string().check(
  // As people write it: 8:30, 18.30, 1830.
  z.overwrite((text) =>
    text
      .trim()
      .replace(
        /^(\d{1,2})[:.]?(\d{2})$/,
        (_, h: string, m: string) => `${h.padStart(2, '0')}:${m}`,
      ),
  ),
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Geben Sie die Uhrzeit so ein: 18:30.'),
);

/** What happened, in the words of whoever reports it. */
export const hergang = pflichttext({
  was: 'Ihre Angaben',
  fehlt: 'Bitte machen Sie ihre Angaben.',
  max: hergangMax,
  mehrzeilig: true,
});

/** When, where and what: block W of `domain/schaden.md §2`, and the question of its kind. */
export const schadenereignis = z.strictObject({
  schadendatum: datum,
  uhrzeit: z.optional(uhrzeit),
  /** Asked where the damage is old. */
  entdecktAm: z.optional(datum),
  meldegrundSpaet: z.optional(pflichttext({ was: 'den Grund', max: 500, mehrzeilig: true })),
  schadenort: z.enum(orte, ortWaehlen),
  /** Place in words, where it is not the insured one. */
  ortsangabe: z.optional(pflichttext({ was: 'den Ort', max: 200 })),
  land: z.optional(land),
  /** Answer to the question of its kind. */
  antwort: z.optional(z.string().check(z.maxLength(40))),
  hergang,
  /** What is damaged or gone, in words. */
  sachen: z.optional(pflichttext({ was: 'die Sachen', max: 500, mehrzeilig: true })),
});
export type Schadenereignisangaben = z.infer<typeof schadenereignis>;

/** How somebody is reached about it. */
export const schadenkontakt = z.strictObject({ telefon, email });

const dateien = z.array(z.uuid()).check(z.maxLength(schadendateienMax));

const meldung = z.strictObject({
  schadenart: z.string().check(z.maxLength(40)),
  ereignis: schadenereignis,
  kontakt: schadenkontakt,
  /** Uploads that show the damage. */
  fotos: dateien,
  /** "Meine Angaben sind vollständig und wahr." */
  wahr: z.literal(true),
  /** Reported although one of the same day and kind is there already. */
  trotzdem: z.optional(z.literal(true)),
  /** "Ich habe den Kunden informiert.": said by a broker, and by nobody else (`domain/schaden.md §10`). */
  kundeInformiert: z.optional(z.literal(true)),
});
export type Schadenmeldung = z.infer<typeof meldung>;

const meldungsergebnis = z.object({
  claimId: schadenNummer,
  status: schadenstatus,
  gemeldetAm: z.iso.datetime(),
  antwortBis: datum,
  unterlagen: z.array(schadenUnterlage),
});
export type Meldungsergebnis = z.infer<typeof meldungsergebnis>;

/** 409: one of the same day and kind was reported within 24 hours, or a file is gone. */
export const meldungAbgelehnt = z.object({
  code: z.enum(['MOEGLICHE_DOPPELMELDUNG', 'NACHWEIS']),
  /** The report that is there already. */
  claimId: z.nullable(schadenNummer),
  errorMessage: z.string(),
});
export type MeldungAbgelehnt = z.infer<typeof meldungAbgelehnt>;

const eigener = z.object({ claimId: schadenNummer });
const jeder = ['benutzer', 'vermittler'] as const;

/** `GET /schaden?partnernummer=` (`specification §7`). */
export const schaedenLesen = {
  method: 'GET',
  path: '/schaden',
  zugriff: jeder,
  summary: 'Claims of a customer, the one with the latest activity first.',
  query: z.strictObject({ partnernummer: partnerNummer }),
  responses: { 200: z.array(schadenkopf), ...vertragsfehler },
} as const satisfies Endpoint;

/** `GET /schaden/{claimId}`. */
export const schadenLesen = {
  method: 'GET',
  path: '/schaden/{claimId}',
  addition: true,
  zugriff: jeder,
  summary: 'One claim: where it stands, what happened, what is missing, what was paid.',
  params: eigener,
  responses: { 200: schaden, ...vertragsfehler },
} as const satisfies Endpoint;

/** `POST /schaden/v2/{contractId}` (`specification §7`). */
export const schadenMelden = {
  method: 'POST',
  path: '/schaden/v2/{contractId}',
  zugriff: jeder,
  summary:
    'Reports a claim on a contract, by its customer or a broker for her; a repeat of the key answers the first report.',
  idempotent: true,
  params: z.object({ contractId: versicherungsNummer }),
  body: meldung,
  responses: { 200: meldungsergebnis, ...vertragsfehler, 409: meldungAbgelehnt },
} as const satisfies Endpoint;

/** `GET /schaden/{productKey}/required-documents/{claimId}` (`specification §7`). */
export const unterlagenLesen = {
  method: 'GET',
  path: '/schaden/{productKey}/required-documents/{claimId}',
  zugriff: jeder,
  summary: 'What a claim needs in documents, and what has come.',
  params: z.object({ productKey: produktSchluessel, claimId: schadenNummer }),
  responses: { 200: z.array(schadenUnterlage), ...vertragsfehler },
} as const satisfies Endpoint;

/** 409: the claim is closed, knows no such document, or a file is gone. */
export const unterlageAbgelehnt = z.object({
  code: z.enum(['GESCHLOSSEN', 'UNBEKANNT', 'NACHWEIS']),
  errorMessage: z.string(),
});
export type UnterlageAbgelehnt = z.infer<typeof unterlageAbgelehnt>;

/** What is handed in: files for one entry of the list. */
export const unterlageneinreichung = z.strictObject({
  typ: z.string().check(z.maxLength(40)),
  dateien: dateien.check(z.minLength(1, 'Wählen Sie mindestens eine Datei.')),
});

/** `POST /schaden/{claimId}/unterlagen`. */
export const unterlagenEinreichen = {
  method: 'POST',
  path: '/schaden/{claimId}/unterlagen',
  addition: true,
  zugriff: ['benutzer'],
  summary: 'Hands in files for one entry of the list of documents; a repeat of the key adds none.',
  idempotent: true,
  params: eigener,
  body: unterlageneinreichung,
  responses: { 200: z.array(schadenUnterlage), ...vertragsfehler, 409: unterlageAbgelehnt },
} as const satisfies Endpoint;

/** 409: it is decided, or somebody else reported it. */
export const ruecknahmeAbgelehnt = z.object({
  code: z.literal('GESCHLOSSEN'),
  errorMessage: z.string(),
});

/** `POST /schaden/{claimId}/ruecknahme` (`domain/offen.md`). */
export const schadenZurueckziehen = {
  method: 'POST',
  path: '/schaden/{claimId}/ruecknahme',
  addition: true,
  zugriff: ['benutzer'],
  summary: 'Withdraws a claim of which nothing is decided yet; a repeat finds it done.',
  params: eigener,
  responses: { 200: z.object({}), ...vertragsfehler, 409: ruecknahmeAbgelehnt },
} as const satisfies Endpoint;
