import type { Fragefeld, Frageseite, TeilDerAntwort } from '../../formular/frage.ts';
import { lesung } from '../../formular/gruppe.ts';
import { anschlusssatz } from '../anschluss.ts';
import {
  einzelneSchaeden,
  type Schadenzeit,
  schadenzeit,
  type Vorversicherung,
} from '../answers.ts';
import type { Antragslage } from '../frage.ts';
import { jaNein } from './wahlen.ts';

/** Years looked back for an earlier insurance and its claims. */
export const { jahre } = schadenzeit;

/** What is asked about earlier claims, where a product counts others. */
export interface Schadenfrage {
  readonly frage: string;
  readonly warum: string;
  readonly zeit: Schadenzeit;
  /** What is asked of each. */
  readonly eines: string;
  readonly art: string;
  readonly hoehe: string;
}

/** How many there were; more than three count as three. */
export const schadenzahlen = [
  { wert: 0, label: 'Keine' },
  { wert: 1, label: '1' },
  { wert: 2, label: '2' },
  { wert: 3, label: '3\u00A0oder mehr' },
] as const;

/** What most products count. */
export const schadenfrage: Schadenfrage = {
  frage: `Wie viele Schäden hatten Sie in den letzten ${jahre}\u00A0Jahren?`,
  warum:
    'Jeder Schaden macht den Beitrag höher. Gemeint sind Schäden, die diese Versicherung bezahlt hätte.',
  zeit: schadenzeit,
  eines: 'Schaden',
  art: 'Art des Schadens',
  hoehe: 'Schadenhöhe',
};

/** Block V: earlier insurer and claims (`domain/antrag.md §5.1`). */
export const vorversicherung = vorversicherungMit(schadenfrage);

/** The same with another question about claims. */
export function vorversicherungMit(
  schaeden: Schadenfrage,
): Frageseite<Vorversicherung, Antragslage> {
  const { frage, warum, zeit } = schaeden;
  return {
    titel: 'Waren Sie schon versichert?',
    felder: [
      {
        name: 'vorversicherungVorhanden',
        art: 'radio',
        label: `Bestand in den letzten ${jahre}\u00A0Jahren eine gleichartige Versicherung?`,
        warum:
          'Wer schon versichert war, hat oft keine Wartezeit. Hat der Versicherer gekündigt, sehen wir uns den Antrag persönlich an.',
        optionen: jaNein,
      },
      {
        name: 'vorversicherer',
        art: 'text',
        label: 'Name des Vorversicherers',
        wenn: hatteVersicherung,
      },
      {
        name: 'vertragsnummerVorversicherer',
        art: 'text',
        label: 'Vertragsnummer',
        optional: true,
        wenn: hatteVersicherung,
      },
      {
        name: 'gekuendigtDurch',
        art: 'radio',
        label: 'Wer hat gekündigt?',
        optionen: [
          { wert: 'KUNDE', label: 'Ich habe gekündigt' },
          { wert: 'VERSICHERER', label: 'Der Versicherer hat gekündigt' },
          { wert: 'EINVERNEHMLICH', label: 'Wir haben den Vertrag gemeinsam beendet' },
          {
            wert: 'LAEUFT_NOCH',
            label: 'Der Vertrag läuft noch',
            folge: 'Kündigen Sie ihn erst, wenn Sie bei uns abgeschlossen haben.',
          },
        ],
        wenn: hatteVersicherung,
      },
      {
        name: 'laeuftNochBis',
        art: 'datum',
        label: 'Läuft noch bis',
        hinweis:
          'Der nächste Tag, zu dem Sie kündigen können. Er steht meist im Versicherungsschein.',
        wenn: (antwort) => hatteVersicherung(antwort) && antwort.gekuendigtDurch === 'LAEUFT_NOCH',
      },
      {
        name: 'vorschaeden',
        art: 'radio',
        label: frage,
        warum,
        optionen: schadenzahlen,
      },
      {
        name: 'schadenDetails',
        art: 'gruppe',
        lesung,
        label: `Angaben zu jedem ${schaeden.eines}`,
        eines: schaeden.eines,
        eintrag: einzelfragen(schaeden),
        hoechstens: zeit.einzeln,
        anzahl: ({ vorschaeden }) => einzelneSchaeden(vorschaeden, zeit),
        wenn: ({ vorschaeden }) => einzelneSchaeden(vorschaeden, zeit) > 0,
      },
    ],
    vermerke: (antwort, lage) => {
      const vermerk = anschlusssatz(antwort, lage);
      return vermerk ? [{ nach: 'laeuftNochBis', ...vermerk }] : [];
    },
  };
}

/** What is asked of each earlier claim. */
function einzelfragen({
  art,
  hoehe,
  zeit,
}: Schadenfrage): readonly Fragefeld<Schadendetail, Antragslage>[] {
  return [
    {
      name: 'jahr',
      art: 'text',
      label: 'Jahr',
      hinweis: `Eines der letzten ${zeit.jahre}\u00A0Jahre, mit vier Ziffern.`,
      tastatur: 'numeric',
      rechtschreibung: false,
    },
    { name: 'art', art: 'text', label: art },
    {
      name: 'hoehe',
      art: 'betrag',
      label: hoehe,
      hinweis: 'Ungefähr, wenn Sie es nicht genau wissen.',
    },
  ];
}

type Schadendetail = NonNullable<Vorversicherung['schadenDetails']>[number];

function hatteVersicherung({ vorversicherungVorhanden }: TeilDerAntwort<Vorversicherung>): boolean {
  return vorversicherungVorhanden === true;
}
