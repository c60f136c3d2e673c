import * as z from 'zod/mini';
import type { $ZodShape } from 'zod/v4/core';
import { berechnung } from '#contract/entities/aenderung.ts';
import { aenderungsangebot, aenderungsArt, wuensche } from '#contract/entities/aenderungswunsch.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { abgelehnt } from '#contract/errors.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { type Endpoint, vertragsfehler } from '../endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;
const params = z.object({ versicherungsNummer });
const responses = { ...vertragsfehler, 409: abgelehnt };

/** What saving takes besides the value (`domain/vertrag.md §5`). */
const speicherkopf = {
  versicherungsNummer,
  wirksamkeitsdatum: datum,
  berechnungId: z.string().check(z.maxLength(100)),
  beitragErwartet: cent,
  /** A broker acts for the customer and says so (`domain/vertrag.md §2`). */
  imAuftragDesKunden: z.optional(z.boolean()),
  /** She knows that the pending changes which the calculation names end with this one. */
  entfallendesBestaetigt: z.optional(z.boolean()),
};

/** Calculate and save of one kind of change: POST stores nothing, PATCH answers the contract as it is then. */
export function aenderungspaar<
  const Wunsch extends $ZodShape,
  const Berechnen extends string,
  const Speichern extends string,
>(
  { shape }: { shape: Wunsch },
  was: string,
  pfade: { berechnen: Berechnen; speichern: Speichern },
) {
  return {
    berechnen: {
      method: 'POST',
      path: `/vertrag/{versicherungsNummer}/${pfade.berechnen}`,
      zugriff: jeder,
      summary: `Premium ${was}.`,
      params,
      body: z.strictObject({ wirksamkeitsdatum: datum, ...shape }),
      responses: { 200: berechnung, ...responses },
    },
    speichern: {
      method: 'PATCH',
      path: `/vertrag/{versicherungsNummer}/${pfade.speichern}`,
      zugriff: jeder,
      summary: `Saves a contract ${was}, from that day on.`,
      params,
      body: z.strictObject({ ...speicherkopf, ...shape }),
      idempotent: true,
      responses: { 200: vertrag, ...responses },
    },
  } as const;
}

/** `POST /vertrag/{versicherungsNummer}/beitrag/zahlweise`, `PATCH …/zahlweise` */
export const { berechnen: zahlweiseBerechnen, speichern: zahlweiseSpeichern } = aenderungspaar(
  wuensche.zahlweise,
  'with another payment period',
  {
    berechnen: 'beitrag/zahlweise',
    speichern: 'zahlweise',
  },
);

/** `POST /vertrag/{versicherungsNummer}/beitrag/selbstbeteiligung`, `PATCH …/selbstbeteiligung` */
export const { berechnen: selbstbeteiligungBerechnen, speichern: selbstbeteiligungSpeichern } =
  aenderungspaar(wuensche.selbstbeteiligung, 'with another deductible', {
    berechnen: 'beitrag/selbstbeteiligung',
    speichern: 'selbstbeteiligung',
  });

/** `POST /vertrag/{versicherungsNummer}/beitrag/elementar`, `PATCH …/elementar` */
export const { berechnen: elementarBerechnen, speichern: elementarSpeichern } = aenderungspaar(
  wuensche.elementar,
  'with or without cover against the elements',
  { berechnen: 'beitrag/elementar', speichern: 'elementar' },
);

/** `POST /vertrag/{versicherungsNummer}/beitrag/buerohaftpflicht`, `PATCH …/buerohaftpflicht` */
export const { berechnen: buerohaftpflichtBerechnen, speichern: buerohaftpflichtSpeichern } =
  aenderungspaar(wuensche.bhv, 'with or without office liability', {
    berechnen: 'beitrag/buerohaftpflicht',
    speichern: 'buerohaftpflicht',
  });

/** `POST /vertrag/{versicherungsNummer}/beitrag/phv`, `PATCH …/phv` */
export const { berechnen: phvBerechnen, speichern: phvSpeichern } = aenderungspaar(
  wuensche.phv,
  'with private liability of other people',
  {
    berechnen: 'beitrag/phv',
    speichern: 'phv',
  },
);

/** `GET /vertrag/{versicherungsNummer}/aenderung/{art}`: choices with their price, or what stands in the way. */
export const aenderungLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/aenderung/{art}',
  zugriff: jeder,
  summary: 'What a contract offers for one kind of change.',
  params: z.object({ versicherungsNummer, art: aenderungsArt }),
  responses: { 200: aenderungsangebot, ...responses },
} as const satisfies Endpoint;

/** `DELETE /vertrag/{versicherungsNummer}/vormerkung/{art}`: withdraws a pending change until the day before. */
export const vormerkungLoeschen = {
  method: 'DELETE',
  path: '/vertrag/{versicherungsNummer}/vormerkung/{art}',
  zugriff: jeder,
  summary: 'Withdraws a pending change; answers the contract as it is then.',
  params: z.object({ versicherungsNummer, art: z.string().check(z.maxLength(60)) }),
  body: z.strictObject({ imAuftragDesKunden: z.optional(z.boolean()) }),
  idempotent: true,
  responses: { 200: vertrag, ...responses },
} as const satisfies Endpoint;
