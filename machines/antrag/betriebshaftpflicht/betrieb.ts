import { formatDatum, monatePlus } from '#contract/tag.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { fristen } from '#contract/zahlen.ts';
import type { TeilDerAntwort } from '../../formular/frage.ts';
import type { Antragsfrage } from '../frage.ts';
import { jaNein } from '../fragen/wahlen.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { usaFrage } from './gefragt.ts';

type Betrieb = NonNullable<BetriebshaftpflichtAntworten['betrieb']>;
type Teil = TeilDerAntwort<Betrieb>;

const { grenzen } = betriebshaftpflicht;

/** Where the firm is, how large, and since when. */
export const betrieb: Antragsfrage<BetriebshaftpflichtAntworten, 'betrieb'> = {
  titel: 'Wo ist Ihr Betrieb, und wie groß ist er?',
  felder: [
    { art: 'adresse', label: 'Wo hat Ihre Firma ihren Sitz?' },
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
      name: 'auslandsumsatzUSA',
      art: 'radio',
      label: usaFrage,
      warum: 'Dort sprechen Gerichte oft sehr hohe Summen zu. Das sehen wir uns persönlich an.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.auslandsumsatzUSA,
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
    ...(istGruendung(antwort, lage.heute)
      ? [
          {
            nach: 'gruendungsdatum',
            art: 'neutral',
            titel: 'Sie bekommen den Nachlass für Gründer',
            text: `Er endet mit der ersten Hauptfälligkeit nach dem ${fristen.gruenderMonate}.\u00A0Monat seit der Gründung.`,
          } as const,
        ]
      : []),
    ...persoenlichGeprueft
      .filter((pruefung) => pruefung.trifftZu(antwort))
      .map(
        ({ nach }) =>
          ({
            nach,
            art: 'neutral',
            text: 'Wir prüfen Ihre Anfrage dann persönlich.',
            anfragen: true,
          }) as const,
      ),
  ],
};

/** So lately that a founder pays less, as the tariff counts it. Which day it is is asked where there is one to compare. */
export function istGruendung(
  { gegruendetVor2019, gruendungsdatum = '' }: Teil,
  heute: string,
): boolean {
  return (
    gegruendetVor2019 === false &&
    /^\d{4}-\d{2}-\d{2}$/.test(gruendungsdatum) &&
    gruendungsdatum <= heute &&
    monatePlus(gruendungsdatum, fristen.gruenderMonate) > heute
  );
}

/** Answers that a person looks at, by the field that gives them. */
const persoenlichGeprueft: readonly { nach: keyof Betrieb; trifftZu(antwort: Teil): boolean }[] = [
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
