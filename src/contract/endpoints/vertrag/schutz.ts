import * as z from 'zod/mini';
import { aenderungen, type Wunsch } from '#contract/aenderungen/arten.ts';
import { type AenderungsArt, aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { abgelehnt } from '#contract/errors.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { type Endpoint, vertragsfehler } from '../endpoint.ts';
import { speicherkopf } from './aenderung.ts';

/** A wish as its own calls take it, beside the name of its kind. */
export type BenannterWunsch = {
  [Art in AenderungsArt]: { art: Art } & Wunsch<Art>;
}[AenderungsArt];

const formen = aenderungsarten.map((art) =>
  z.strictObject({ art: z.literal(art), ...aenderungen[art].wunsch.shape }),
);

const wunsch = z.discriminatedUnion(
  'art',
  formen as [(typeof formen)[number]],
) as unknown as z.ZodMiniType<BenannterWunsch>;

/** Of one day: more than any contract has to change. */
export const hoechstensWuensche = 30;

const params = z.object({ versicherungsNummer });
const responses = { ...vertragsfehler, 409: abgelehnt };

/**
 * `POST /vertrag/{versicherungsNummer}/beitrag/schutz`: what several changes of one day cost together, and every
 * choice of the contract beside them. Stores nothing; without a day the first one they share is taken.
 */
export const schutzBerechnen = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/beitrag/schutz',
  addition: true,
  zugriff: ['benutzer', 'vermittler'],
  summary: 'Premium of a contract with several changes of one day, and all it could be changed to.',
  params,
  body: z.strictObject({
    wirksamkeitsdatum: z.optional(datum),
    aenderungen: z.array(wunsch).check(z.maxLength(hoechstensWuensche)),
  }),
  responses: { 200: schutzberechnung, ...responses },
} as const satisfies Endpoint;

/** `PATCH /vertrag/{versicherungsNummer}/schutz`: saves them on that day with one Nachtrag, all or none. */
export const schutzSpeichern = {
  method: 'PATCH',
  path: '/vertrag/{versicherungsNummer}/schutz',
  addition: true,
  zugriff: ['benutzer', 'vermittler'],
  summary: 'Saves several changes of a contract from one day on, all of them or none.',
  params,
  body: z.strictObject({
    ...speicherkopf,
    aenderungen: z.array(wunsch).check(z.minLength(1), z.maxLength(hoechstensWuensche)),
  }),
  idempotent: true,
  responses: { 200: vertrag, ...responses },
} as const satisfies Endpoint;
