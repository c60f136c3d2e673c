import { gruendung } from '#contract/produkte/gewerblich.ts';
import { formatDatum, monatePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Fragefeld, TeilDerAntwort, Vermerk } from '../../formular/frage.ts';
import type { BetriebsAntworten } from '../betrieb.ts';
import type { Antragslage } from '../frage.ts';
import { usaFrage } from './betriebsannahmen.ts';
import { jaNein } from './wahlen.ts';

type Betrieb = NonNullable<BetriebsAntworten['betrieb']>;
type Teil = TeilDerAntwort<Betrieb>;
type Feld = Fragefeld<Betrieb, Antragslage<BetriebsAntworten>>;

/** Where a firm is. */
export const sitzfeld: Feld = { art: 'adresse', label: 'Wo hat Ihre Firma ihren Sitz?' };

/** Since when there is it, and what it earns abroad. */
export const betriebsfelder: readonly Feld[] = [
  {
    name: 'gegruendetVor2019',
    art: 'radio',
    label: `Wurde Ihr Unternehmen vor dem ${formatDatum(gruendung.gruendungAb)} gegründet?`,
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
];

/** What the answers about a firm give cause to say: what she saves, and what a person looks at, of which `eigene` are its product's. */
export function betriebsvermerke(
  antwort: Teil,
  heute: string,
  eigene: readonly (string | false)[],
) {
  const geprueft = [
    ...eigene,
    antwort.auslandsumsatzUSA === true && 'auslandsumsatzUSA',
    antwort.auslandsanteilUeber10 === true && 'auslandsanteilUeber10',
  ].filter((nach) => nach !== false);
  return [
    ...(istGruendung(antwort, heute) ? [nachlass] : []),
    ...geprueft.map(
      (nach) =>
        ({
          nach,
          art: 'neutral',
          text: 'Wir prüfen Ihre Anfrage dann persönlich.',
          anfragen: true,
        }) as const,
    ),
  ];
}

const nachlass = {
  nach: 'gruendungsdatum',
  art: 'neutral',
  titel: 'Sie bekommen den Nachlass für Gründer',
  text: `Er endet mit der ersten Hauptfälligkeit nach dem ${fristen.gruenderMonate}.\u00A0Monat seit der Gründung.`,
} as const satisfies Vermerk & { nach: string };

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
