import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import { firmenfragen } from '../fragen/firma.ts';
import { summenseite } from '../fragen/summe.ts';
import { tarifangebot } from '../fragen/tarif.ts';
import { vorversicherung } from '../fragen/vorversicherung.ts';
import { jaNein } from '../fragen/wahlen.ts';
import { ergebnisVon } from '../regel.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { gewerbe } from './gewerbe.ts';
import { betriebshaftpflichtRegel } from './regel.ts';
import { umsatz } from './umsatz.ts';

type Seite<Schritt extends keyof BetriebshaftpflichtAntworten> = Antragsfrage<
  BetriebshaftpflichtAntworten,
  Schritt
>;

const { summe } = betriebshaftpflicht;

/** Questions that come with the trades; each is answered for itself. */
const risikofragen: Seite<'risikofragen'> = {
  titel: 'Was ist bei Ihnen besonders?',
  warum:
    'Diese Fragen gehören zu Ihren Tätigkeiten. Manches versichern wir nur zu einem höheren Beitrag, manches prüfen wir persönlich, manches können wir nicht versichern.',
  felder: [],
  weitereFelder: (lage) =>
    (ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', lage) ?? []).map(
      ({ id, text }) => ({ name: id, art: 'radio', label: text, optionen: jaNein }),
    ),
};

const firmensitz: Seite<'firmensitz'> = {
  titel: 'Wo hat Ihre Firma ihren Sitz?',
  warum: 'Die Adresse steht auf dem Vertrag. Dorthin geht Post, die wir Ihnen schicken müssen.',
  felder: [{ art: 'adresse' }],
};

const deckung: Seite<'deckung'> = summenseite(summe, {
  3_000_000_00: 'Für Büro und Beratung meist genug. Der niedrigste Beitrag.',
  5_000_000_00: 'Unsere Empfehlung. So viel verlangen auch die meisten Auftraggeber.',
  10_000_000_00: 'Für Arbeiten auf Baustellen und große Aufträge.',
});

/** The pages of questions for business liability (`domain/antrag.md §6.5`, §5.1). */
export const fragen = {
  gewerbe,
  risikofragen,
  firmensitz,
  umsatz,
  deckung,
  vorversicherung,
  ...firmenfragen,
} satisfies Antragsfragen<BetriebshaftpflichtAntworten>;

/** The choice at the price of business liability. */
export const tarif = tarifangebot(betriebshaftpflicht);
