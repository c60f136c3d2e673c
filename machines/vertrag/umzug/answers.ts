import * as z from 'zod/mini';
import { umzugsanschrift } from '#contract/entities/umzug.ts';
import { datum } from '#contract/fields/datum.ts';
import { plz, plzSchweiz } from '#contract/fields/plz.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { wohnflaeche } from '#contract/fields/wohnflaeche.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

const mitTag = z.extend(umzugsanschrift, { umzugstag: datum });

/** Answers of each step. */
export const antworten = {
  /** In which country is a question of the brand; nothing said is Germany. */
  neueAdresse: z.discriminatedUnion('land', [
    z.extend(mitTag, { land: z.optional(z.literal('DE')), plz }),
    z.extend(mitTag, { land: z.literal('CH'), plz: plzSchweiz }),
  ]),
  vertraegeWaehlen: z
    .object({
      /** Contracts that move along; none where only her letters go elsewhere. */
      vertraege: z
        .array(
          z.object({
            versicherungsNummer,
            /** Home contents go by the size of the flat too. */
            mitWohnflaeche: z.boolean(),
          }),
        )
        .check(
          z.maxLength(100),
          z.refine((alle) => new Set(alle.map((v) => v.versicherungsNummer)).size === alle.length),
        ),
      wohnflaeche: z.optional(wohnflaeche),
    })
    .check(
      z.refine(
        ({ vertraege, wohnflaeche }) =>
          wohnflaeche !== undefined || !vertraege.some(({ mitWohnflaeche }) => mitWohnflaeche),
        { error: 'Geben Sie die Wohnfläche der neuen Wohnung ein.', path: ['wohnflaeche'] },
      ),
    ),
  /** What is agreed to with all of it in sight. */
  uebersicht: z.object({
    ohneElementar: z.boolean(),
    /** Where pending changes of a contract end with the move. */
    entfallendesBestaetigt: z.optional(z.boolean()),
  }),
} as const;

export type UmzugsFrage = keyof typeof antworten;
export type UmzugsAntworten = { [Frage in UmzugsFrage]?: z.infer<(typeof antworten)[Frage]> };

/** How a move under way is kept. */
export const entwurfsregel = {
  flow: 'vertrag/umzug',
  schema: 1,
  antworten,
} as const satisfies Entwurfsregel;

export type UmzugsSchritt = UmzugsFrage | 'bestaetigung';
