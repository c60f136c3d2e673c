import * as z from 'zod/mini';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { vermoegensschadenhaftpflicht } from '#contract/produkte/vermoegensschadenhaftpflicht.ts';
import { gezeigterBeitrag, selbstbeteiligungsform, summenform } from '../answers.ts';
import {
  betriebsannahmen,
  betriebseinstieg,
  betriebsfelder,
  gruendungspruefung,
} from '../betrieb.ts';
import { firmenformen } from '../firma.ts';
import type { AntwortenAus } from '../formen.ts';
import { taetigkeitform } from '../gewerbe.ts';
import { personen } from './personen.ts';

const { summe, selbstbeteiligungen, grenzen } = vermoegensschadenhaftpflicht;

const wahl = {
  /** Cents. */
  versicherungssumme: summenform(summe),
  sb: selbstbeteiligungsform(selbstbeteiligungen),
  buerohaftpflicht: z.boolean(),
  /** How many people have a private liability of their own in it. */
  phvAnzahl: z.enum(phvAnzahl.options, 'Wählen Sie, wie viele Personen privat versichert sind.'),
  annahmen: z.optional(
    z.partial(z.object({ ...betriebsannahmen, bekanntePflichtverletzung: z.boolean() })),
  ),
};

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = firmenformen(
  (heute, jetzt) => ({
    einstieg: betriebseinstieg(grenzen.jahresumsatz, 'Ihren Jahreshonorarumsatz'),
    taetigkeit: taetigkeitform(grenzen),
    betrieb: z
      .object({
        ...betriebsfelder(jetzt),
        bekanntePflichtverletzung: z.boolean('Wählen Sie, ob Ihnen solche Umstände bekannt sind.'),
      })
      .check(...gruendungspruefung()),
    personen: personen(heute),
    beitragPruefen: gezeigterBeitrag,
  }),
  wahl,
);

export type VermoegensschadenAntworten = AntwortenAus<typeof formen>;
