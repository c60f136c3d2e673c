import * as z from 'zod/mini';
import { betriebsbausteine } from '#contract/entities/betriebshaftpflichtbaustein.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
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

const { summe, selbstbeteiligungen, grenzen } = betriebshaftpflicht;

const mitarbeiter = z
  .int('Geben Sie an, wie viele Menschen bei Ihnen arbeiten.')
  .check(
    z.gte(grenzen.mitarbeiter.von, 'Geben Sie 0 oder mehr ein.'),
    z.lte(
      grenzen.mitarbeiter.bis,
      `Geben Sie höchstens ${grenzen.mitarbeiter.bis} ein. Für größere Betriebe rufen Sie uns bitte an.`,
    ),
  );

const wahl = {
  /** Cents. */
  versicherungssumme: summenform(summe),
  sb: selbstbeteiligungsform(selbstbeteiligungen),
  /** None where nobody was asked yet. */
  bausteine: z.prefault(betriebsbausteine, []),
  annahmen: z.optional(z.partial(z.object(betriebsannahmen))),
};

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = firmenformen(
  (_, jetzt) => ({
    einstieg: betriebseinstieg(grenzen.jahresumsatz, 'Ihren Jahresumsatz'),
    taetigkeit: taetigkeitform(grenzen),
    betrieb: z
      .object({ ...betriebsfelder(jetzt), anzahlMitarbeiter: mitarbeiter })
      .check(...gruendungspruefung()),
    beitragPruefen: gezeigterBeitrag,
  }),
  wahl,
);

export type BetriebshaftpflichtAntworten = AntwortenAus<typeof formen>;
