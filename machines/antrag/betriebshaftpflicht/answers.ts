import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import {
  adresse,
  gezeigterBeitrag,
  type Jetzt,
  nurWenn,
  selbstbeteiligungsform,
  summenform,
  wunsch,
} from '../answers.ts';
import { firmenformen, gruendung } from '../firma.ts';
import type { AntwortenAus } from '../formen.ts';
import { taetigkeit, taetigkeitform } from '../gewerbe.ts';

const { summe, selbstbeteiligungen, grenzen } = betriebshaftpflicht;

const einstieg = z.object({
  hauptgewerbe: taetigkeit,
  /** Net, cents; founders estimate their first 12 months. */
  jahresumsatz: z
    .int('Geben Sie Ihren Jahresumsatz ein.')
    .check(
      z.gte(
        grenzen.jahresumsatz.von,
        `Geben Sie mindestens ${formatBetrag(grenzen.jahresumsatz.von)} ein.`,
      ),
      z.lte(grenzen.jahresumsatz.bis, 'Prüfen Sie Ihren Jahresumsatz. Er ist zu hoch.'),
    ),
  wunsch,
});

function betrieb(jetzt: Jetzt) {
  return z
    .object({
      ...adresse.shape,
      anzahlMitarbeiter: z
        .int('Geben Sie an, wie viele Menschen bei Ihnen arbeiten.')
        .check(
          z.gte(grenzen.mitarbeiter.von, 'Geben Sie 0 oder mehr ein.'),
          z.lte(
            grenzen.mitarbeiter.bis,
            `Geben Sie höchstens ${grenzen.mitarbeiter.bis} ein. Für größere Betriebe rufen Sie uns bitte an.`,
          ),
        ),
      ...gruendung(jetzt),
      auslandsumsatzUSA: z.boolean('Wählen Sie, ob Sie Umsätze in USA oder Kanada erzielen.'),
      /** A person looks at firms that earn more than a tenth abroad. */
      auslandsanteilUeber10: z.boolean(
        'Wählen Sie, ob Sie mehr als ein Zehntel Ihres Umsatzes im Ausland erzielen.',
      ),
    })
    .check(
      z.overwrite(({ gruendungsdatum, ...wert }) =>
        wert.gegruendetVor2019 || gruendungsdatum === undefined
          ? wert
          : { ...wert, gruendungsdatum },
      ),
      nurWenn(
        (wert) => !wert.gegruendetVor2019 && wert.gruendungsdatum === undefined,
        'gruendungsdatum',
        'Geben Sie das Gründungsdatum ein.',
      ),
    );
}

/** What she corrected of what the price assumes; the rest is assumed still. */
const annahmen = z.partial(
  z.object({
    /** Founded so lately that she pays less. */
    gruender: z.boolean(),
    auslandsumsatzUSA: z.boolean(),
    vorschaeden: z.int().check(z.gte(0), z.lte(3)),
    vomVersichererGekuendigt: z.boolean(),
  }),
);

const wahl = {
  /** Cents. */
  versicherungssumme: summenform(summe),
  sb: selbstbeteiligungsform(selbstbeteiligungen),
  annahmen: z.optional(annahmen),
};

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = firmenformen(
  (_, jetzt) => ({
    einstieg,
    taetigkeit: taetigkeitform(grenzen),
    betrieb: betrieb(jetzt),
    beitragPruefen: gezeigterBeitrag,
  }),
  wahl,
);

export type BetriebshaftpflichtAntworten = AntwortenAus<typeof formen>;
