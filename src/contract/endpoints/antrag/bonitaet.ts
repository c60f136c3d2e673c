import * as z from 'zod/mini';
import { zahlart } from '#contract/entities/zahlart.ts';
import { datum } from '#contract/fields/datum.ts';
import { hausnummer } from '#contract/fields/hausnummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { plz } from '#contract/fields/plz.ts';
import { oeffentlicheFehler, type Endpoint } from '../endpoint.ts';

/** Who is asked about: what a credit agency needs and nothing more (`domain/antrag.md §5.3`). */
const nehmer = {
  vorname: pflichttext({ was: 'Ihren Vornamen', max: 60, ohneZiffern: true }),
  nachname: pflichttext({ was: 'Ihren Nachnamen', max: 60, ohneZiffern: true }),
  geburtsdatum: datum,
  anschrift: z.strictObject({
    plz,
    ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
    strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
    hausnummer,
  }),
};
const firma = {
  firmenname: pflichttext({ was: 'Ihre Firma', max: 100 }),
  /** Key of `GET /partner/rechtsformen`. */
  rechtsform: z.string().check(z.maxLength(40)),
};

const zahlung = {
  zahlart,
  /** All instalments of a year with tax, cents. */
  jahresbeitrag: z.int().check(z.gte(0)),
};

const bonitaet = z.enum(['POSITIV', 'NEGATIV', 'UNKLAR']);
export type Bonitaet = z.infer<typeof bonitaet>;

const responses = {
  200: z.object({ bonitaet }),
  ...oeffentlicheFehler,
};

/** `POST /hausrat/bonitaet`: credit check of a person before conclusion; nothing of it is stored. */
export const hausratBonitaet = {
  method: 'POST',
  path: '/hausrat/bonitaet',
  zugriff: 'oeffentlich',
  summary: 'Credit check for home contents; stores nothing.',
  body: z.strictObject({ nehmer: z.strictObject(nehmer), ...zahlung }),
  responses,
} as const satisfies Endpoint;

/** `POST /fahrrad2/bonitaet`: the same for a bicycle. */
export const fahrrad2Bonitaet = {
  ...hausratBonitaet,
  path: '/fahrrad2/bonitaet',
  summary: 'Credit check for a bicycle; stores nothing.',
} as const satisfies Endpoint;

/** `POST /bhv/bonitaet`: credit check of a firm; of its contact person only where he is liable himself. */
export const bhvBonitaet = {
  ...hausratBonitaet,
  path: '/bhv/bonitaet',
  summary: 'Credit check for business liability; stores nothing.',
  body: z.strictObject({ nehmer: z.strictObject({ ...firma, ...nehmer }), ...zahlung }),
} as const satisfies Endpoint;
