import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import { betriebshaftpflichtRegel } from '#machines/antrag/betriebshaftpflicht/regel.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { ansprechpartner, firma, firmenkontakt } from '../bloecke/firma.ts';
import { jaNein } from '../bloecke/jaNein.ts';
import { vorversicherung } from '../bloecke/vorversicherung.ts';
import { zahlung } from '../bloecke/zahlung.ts';
import type { Antragsfrage, Antragsfragen } from '#machines/antrag/frage.ts';
import { gewerbe } from './gewerbe.ts';
import { t } from './texte.ts';
import { umsatz } from './umsatz.ts';

type Seite<Schritt extends keyof BetriebshaftpflichtAntworten> = Antragsfrage<
  BetriebshaftpflichtAntworten,
  Schritt
>;

/** Questions that come with the trades; each is answered for itself. */
const risikofragen: Seite<'risikofragen'> = {
  titel: t('risikofragenTitel'),
  warum: t('risikofragenWarum'),
  felder: [],
  weitereFelder: (lage) =>
    (ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', lage) ?? []).map(
      ({ id, text }) => ({ name: id, art: 'radio', label: text, optionen: jaNein }),
    ),
};

const firmensitz: Seite<'firmensitz'> = {
  titel: t('firmensitzTitel'),
  warum: t('firmensitzWarum'),
  felder: [{ art: 'adresse' }],
};

const deckung: Seite<'deckung'> = {
  titel: t('deckungTitel'),
  felder: [
    {
      name: 'versicherungssumme',
      art: 'karten',
      label: t('versicherungssumme'),
      warum: t('versicherungssummeWarum'),
      optionen: [
        { wert: 300_000_000, label: t('mio3'), folge: t('mio3Folge') },
        { wert: 500_000_000, label: t('mio5'), folge: t('mio5Folge') },
        { wert: 1_000_000_000, label: t('mio10'), folge: t('mio10Folge') },
      ],
      vorgabe: () => betriebshaftpflicht.summe.vorgabe,
    },
  ],
};

/** The pages of questions for business liability (`domain/antrag.md §6.5`, §5.1). */
export const frageSteps = {
  gewerbe,
  risikofragen,
  firmensitz,
  umsatz,
  deckung,
  vorversicherung,
  firma,
  ansprechpartner,
  kontakt: firmenkontakt,
  zahlung,
} satisfies Antragsfragen<BetriebshaftpflichtAntworten>;
