import { formatDatum, monatePlus } from '#contract/tag.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { fristen } from '#contract/zahlen.ts';
import type { TeilDerAntwort } from '../../formular/frage.ts';
import type { Antragsfrage } from '../frage.ts';
import { jaNein } from '../fragen/wahlen.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';

type Umsatz = NonNullable<BetriebshaftpflichtAntworten['umsatz']>;

const { grenzen } = betriebshaftpflicht;

/** Since when there is the firm, and how large it is. */
export const umsatz: Antragsfrage<BetriebshaftpflichtAntworten, 'umsatz'> = {
  titel: 'Wie groß ist Ihr Betrieb?',
  felder: [
    {
      name: 'gegruendetVor2019',
      art: 'radio',
      label: `Wurde Ihr Unternehmen vor dem ${formatDatum(grenzen.gruendungAb)} gegründet?`,
      warum: `Wer vor weniger als ${fristen.gruenderMonate}\u00A0Monaten gegründet hat, zahlt 15\u00A0% weniger.`,
      optionen: jaNein,
      vorgabe: () => false,
    },
    {
      name: 'gruendungsdatum',
      art: 'datum',
      label: 'Gründungsdatum',
      hinweis: 'Der Tag der Gewerbeanmeldung oder der Eintragung.',
      wenn: ({ gegruendetVor2019 }) => gegruendetVor2019 === false,
    },
    {
      name: 'jahresumsatz',
      art: 'betrag',
      label: 'Jahresumsatz (netto)',
      hinweis: 'Vom letzten abgeschlossenen Jahr, ohne Umsatzsteuer.',
      warum:
        'Mehr Umsatz heißt meist mehr Aufträge und mehr Gelegenheit für Schäden. Jedes Jahr fragen wir wieder danach.',
    },
    {
      name: 'anzahlMitarbeiter',
      art: 'zahl',
      label: 'Anzahl Mitarbeitende',
      hinweis: 'Ohne Sie selbst, auch Aushilfen.',
      warum: 'Alle sind mitversichert, wenn sie für Sie arbeiten.',
      von: grenzen.mitarbeiter.von,
      bis: grenzen.mitarbeiter.bis,
      vorgabe: () => 0,
    },
    {
      name: 'auslandsumsatzUSA',
      art: 'radio',
      label: 'Erzielen Sie Umsätze in USA oder Kanada?',
      warum: 'Dort sprechen Gerichte oft sehr hohe Summen zu. Das sehen wir uns persönlich an.',
      optionen: jaNein,
    },
    {
      name: 'auslandsanteilUeber10',
      art: 'radio',
      label: 'Erzielen Sie mehr als ein Zehntel Ihres Umsatzes im Ausland?',
      warum: 'In anderen Ländern haften Sie nach anderen Gesetzen.',
      optionen: jaNein,
    },
  ],
  vermerke: (antwort, lage) => [
    ...(istGruendung(antwort, lage)
      ? [
          {
            nach: 'gruendungsdatum',
            art: 'neutral',
            titel: 'Sie bekommen den Nachlass für Gründer',
            text: `Er endet mit der ersten Hauptfälligkeit nach dem ${fristen.gruenderMonate}.\u00A0Monat seit der Gründung. Schätzen Sie beim Umsatz, was Sie im ersten Jahr einnehmen.`,
          } as const,
        ]
      : []),
    ...persoenlichGeprueft
      .filter((pruefung) => pruefung.trifftZu(antwort))
      .map(
        ({ nach }) =>
          ({ nach, art: 'neutral', text: 'Wir prüfen Ihre Anfrage dann persönlich.' }) as const,
      ),
  ],
};

/** So lately that a founder pays less, as the tariff counts it. Which day it is is asked where there is one to compare. */
function istGruendung(
  { gegruendetVor2019, gruendungsdatum = '' }: Teil,
  lage: { readonly heute: string },
): boolean {
  return (
    gegruendetVor2019 === false &&
    /^\d{4}-\d{2}-\d{2}$/.test(gruendungsdatum) &&
    gruendungsdatum <= lage.heute &&
    monatePlus(gruendungsdatum, fristen.gruenderMonate) > lage.heute
  );
}

type Teil = TeilDerAntwort<Umsatz>;

/** Answers that a person looks at, by the field that gives them. */
const persoenlichGeprueft: readonly { nach: keyof Umsatz; trifftZu(antwort: Teil): boolean }[] = [
  {
    nach: 'jahresumsatz',
    trifftZu: ({ jahresumsatz = 0 }) => jahresumsatz > grenzen.jahresumsatz.online,
  },
  {
    nach: 'anzahlMitarbeiter',
    trifftZu: ({ anzahlMitarbeiter = 0 }) =>
      anzahlMitarbeiter > grenzen.mitarbeiter.online &&
      anzahlMitarbeiter <= grenzen.mitarbeiter.bis,
  },
  { nach: 'auslandsumsatzUSA', trifftZu: ({ auslandsumsatzUSA }) => auslandsumsatzUSA === true },
  {
    nach: 'auslandsanteilUeber10',
    trifftZu: ({ auslandsanteilUeber10 }) => auslandsanteilUeber10 === true,
  },
];
