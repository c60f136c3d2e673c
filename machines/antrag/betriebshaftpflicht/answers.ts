import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { adresse, type Jetzt, nurWenn, selbstbeteiligungsform, summenform } from '../answers.ts';
import { firmenformen, gruendung } from '../firma.ts';
import type { AntwortenAus } from '../formen.ts';

const { summe, selbstbeteiligungen, grenzen } = betriebshaftpflicht;

const taetigkeit = z.object({
  gewerbeId: z.string().check(z.regex(/^\d{4}$/, 'Wählen Sie eine Tätigkeit aus der Liste.')),
  name: z.string().check(z.maxLength(100)),
});

const gewerbe = z
  .object({
    hauptgewerbe: taetigkeit,
    nebengewerbe: z
      .array(taetigkeit)
      .check(
        z.maxLength(
          grenzen.nebengewerbe,
          `Wählen Sie höchstens ${grenzen.nebengewerbe} weitere Tätigkeiten.`,
        ),
      ),
  })
  .check(
    nurWenn(
      ({ hauptgewerbe, nebengewerbe }) => {
        const ids = [hauptgewerbe, ...nebengewerbe].map(({ gewerbeId }) => gewerbeId);
        return new Set(ids).size < ids.length;
      },
      'nebengewerbe',
      'Wählen Sie jede Tätigkeit nur einmal.',
    ),
  );

/** Answers by the id of the question; which ones must be there depends on the trades. */
const risikofragen = z
  .record(z.string().check(z.regex(/^R\d{2}$/)), z.boolean())
  .check(
    z.refine(
      (wert) => Object.keys(wert).length > 0,
      'Beantworten Sie die Fragen mit ja oder nein.',
    ),
  );

function umsatz(jetzt: Jetzt) {
  return z
    .object({
      ...gruendung(jetzt),
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
      anzahlMitarbeiter: z
        .int('Geben Sie an, wie viele Menschen bei Ihnen arbeiten.')
        .check(
          z.gte(grenzen.mitarbeiter.von, 'Geben Sie 0 oder mehr ein.'),
          z.lte(
            grenzen.mitarbeiter.bis,
            `Geben Sie höchstens ${grenzen.mitarbeiter.bis} ein. Für größere Betriebe rufen Sie uns bitte an.`,
          ),
        ),
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

const deckung = z.object({
  /** Cents. */
  versicherungssumme: summenform(summe),
});

/** Shape of the answers of each step on a day (yyyy-MM-dd). */
export const formen = firmenformen(
  (_, jetzt) => ({ gewerbe, risikofragen, firmensitz: adresse, umsatz: umsatz(jetzt), deckung }),
  { sb: selbstbeteiligungsform(selbstbeteiligungen) },
);

export type BetriebshaftpflichtAntworten = AntwortenAus<typeof formen>;
