import type { Schadenweg } from '../produkte/produkte.ts';

/** Who did it, as somebody knows who was harmed, and what can have happened; nobody is asked for a product. */
export const verursacher = {
  phv: {
    label: 'Eine Privatperson',
    arten: {
      PERSONENSCHADEN: 'Ich wurde verletzt',
      SACHSCHADEN: 'Meine Sache wurde beschädigt',
      MIETSACHSCHADEN: 'Meine vermietete Wohnung oder Sache wurde beschädigt',
      SCHLUESSELVERLUST: 'Mein Schlüssel ging verloren',
      GEFAELLIGKEIT: 'Beim Helfen ging etwas kaputt',
      DATEN_INTERNET: 'Mir entstand ein Schaden im Internet',
      SONSTIGES: 'Etwas anderes',
    },
  },
  thv: {
    label: 'Ein Hund',
    arten: {
      PERSONENSCHADEN: 'Der Hund hat mich verletzt',
      SACHSCHADEN: 'Der Hund hat meine Sache beschädigt',
      TIERSCHADEN: 'Der Hund hat mein Tier verletzt',
      MIETSACHSCHADEN: 'Der Hund hat in meiner vermieteten Wohnung etwas beschädigt',
      VERKEHRSUNFALL: 'Der Hund hat einen Verkehrsunfall verursacht',
      DECKAKT: 'Der Hund hat meine Hündin gedeckt',
      SONSTIGES: 'Etwas anderes',
    },
  },
  bhv: {
    label: 'Ein Betrieb oder Handwerker',
    arten: {
      PERSONENSCHADEN: 'Ich wurde verletzt',
      SACHSCHADEN: 'Meine Sache wurde beschädigt',
      TAETIGKEITSSCHADEN: 'Eine Sache ging bei der Arbeit daran kaputt',
      MANGELFOLGESCHADEN: 'Eine mangelhafte Arbeit hat später einen Schaden verursacht',
      UMWELTSCHADEN: 'Boden, Wasser oder Luft wurden verschmutzt',
      SCHLUESSELVERLUST: 'Mein Schlüssel ging verloren',
      MIETSACHSCHADEN: 'Meine vermieteten Räume wurden beschädigt',
      VERMOEGENSSCHADEN: 'Ich habe Geld verloren',
      SONSTIGES: 'Etwas anderes',
    },
  },
  vh: {
    label: 'Jemand, der mich beraten oder für mich gearbeitet hat',
    arten: {
      VERMOEGENSSCHADEN: 'Ich wurde falsch beraten oder die Leistung war fehlerhaft',
      FRISTVERSAEUMNIS: 'Eine Frist wurde versäumt',
      URHEBER_MARKENRECHT: 'Mein Urheber- oder Markenrecht wurde verletzt',
      DATENSCHUTZ: 'Meine Daten wurden nicht geschützt',
      BUEROHAFTPFLICHT: 'Im Büro entstand mir ein Schaden',
      SONSTIGES: 'Etwas anderes',
    },
  },
} as const satisfies Partial<
  Readonly<
    Record<Schadenweg, { readonly label: string; readonly arten: Readonly<Record<string, string>> }>
  >
>;
export type Verursacher = keyof typeof verursacher;

/** What can have happened where that one did it: the name of each kind by its key. */
export function artenBei(wer: Verursacher): Readonly<Record<string, string>> {
  return verursacher[wer].arten;
}

/** Whether the day of birth is asked: the person who was hurt has to be found. */
export function fragtGeburtsdatum(schadenart: unknown): boolean {
  return schadenart === 'PERSONENSCHADEN';
}

/** Things and costs that are named at most. */
export const forderungenMax = 20;
