import type { Schadenweg } from '../produkte/produkte.ts';

/** What is called the same whoever did it. */
const gemeinsam = {
  PERSONENSCHADEN: 'Ich wurde verletzt',
  SACHSCHADEN: 'Meine Sache wurde beschädigt',
  MIETSACHSCHADEN: 'Meine vermieteten Räume oder Sachen wurden beschädigt',
} as const;
const schluesselverlust = 'Mein Schlüssel ging verloren';
const etwasAnderes = 'Etwas anderes';

/** Who did it, as somebody knows who was harmed, and what can have happened; nobody is asked for a product. */
export const verursacher = {
  phv: {
    label: 'Eine Privatperson',
    arten: {
      ...gemeinsam,
      SCHLUESSELVERLUST: schluesselverlust,
      GEFAELLIGKEIT: 'Beim Helfen ging etwas kaputt',
      DATEN_INTERNET: 'Mir entstand ein Schaden im Internet',
      SONSTIGES: etwasAnderes,
    },
  },
  thv: {
    label: 'Ein Hund',
    arten: {
      ...gemeinsam,
      TIERSCHADEN: 'Mein Tier wurde verletzt',
      VERKEHRSUNFALL: 'Es kam zu einem Verkehrsunfall',
      DECKAKT: 'Meine Hündin wurde gedeckt',
      SONSTIGES: etwasAnderes,
    },
  },
  bhv: {
    label: 'Ein Betrieb oder Handwerker',
    arten: {
      ...gemeinsam,
      TAETIGKEITSSCHADEN: 'Eine Sache ging bei der Arbeit daran kaputt',
      MANGELFOLGESCHADEN: 'Eine mangelhafte Arbeit hat später einen Schaden verursacht',
      UMWELTSCHADEN: 'Boden, Wasser oder Luft wurden verschmutzt',
      SCHLUESSELVERLUST: schluesselverlust,
      VERMOEGENSSCHADEN: 'Ich habe Geld verloren',
      SONSTIGES: etwasAnderes,
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
      SONSTIGES: etwasAnderes,
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

/** Characters for why the other one is to blame. */
export const schuldMax = 500;

/** Things and costs that are named at most. */
export const forderungenMax = 20;

/** What comes next, on the page and in the mail. */
export const anspruchspruefung =
  'Wir prüfen den Anspruch für unseren Versicherungsnehmer und schreiben Ihnen, sobald wir mehr wissen.';
