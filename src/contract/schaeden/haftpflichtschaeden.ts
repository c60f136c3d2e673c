import { type Schadensparte, sonstiges } from './sparte.ts';

/** Claims of private liability (`domain/schaden.md §3`). */
export const privathaftpflichtschaeden = {
  arten: {
    PERSONENSCHADEN: { label: 'Jemand wurde verletzt' },
    SACHSCHADEN: { label: 'Eine fremde Sache wurde beschädigt' },
    MIETSACHSCHADEN: { label: 'Schaden an gemieteter Wohnung oder Sache' },
    SCHLUESSELVERLUST: { label: 'Schlüssel verloren' },
    GEFAELLIGKEIT: { label: 'Schaden beim Helfen' },
    DATEN_INTERNET: { label: 'Schaden im Internet' },
    FORDERUNGSAUSFALL: { label: 'Ich wurde geschädigt, Verursacher kann nicht zahlen' },
    DIENSTLICH: { label: 'Schaden im Dienst' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;

/** Claims of whoever keeps a dog. */
export const tierhalterschaeden = {
  arten: {
    PERSONENSCHADEN: { label: 'Mein Hund hat jemanden verletzt' },
    SACHSCHADEN: { label: 'Mein Hund hat etwas beschädigt' },
    TIERSCHADEN: { label: 'Mein Hund hat ein anderes Tier verletzt' },
    MIETSACHSCHADEN: { label: 'Schaden in der Mietwohnung' },
    VERKEHRSUNFALL: { label: 'Mein Hund hat einen Verkehrsunfall verursacht' },
    DECKAKT: { label: 'Ungewollter Deckakt' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;

/** Claims of a firm's liability. */
export const betriebshaftpflichtschaeden = {
  arten: {
    PERSONENSCHADEN: { label: 'Jemand wurde verletzt' },
    SACHSCHADEN: { label: 'Eine fremde Sache wurde beschädigt' },
    TAETIGKEITSSCHADEN: { label: 'Schaden bei der Arbeit an einer Sache' },
    MANGELFOLGESCHADEN: { label: 'Folgeschaden einer mangelhaften Leistung' },
    UMWELTSCHADEN: { label: 'Schaden an Boden, Wasser oder Luft' },
    SCHLUESSELVERLUST: { label: 'Schlüssel verloren' },
    MIETSACHSCHADEN: { label: 'Schaden an gemieteten Räumen' },
    VERMOEGENSSCHADEN: { label: 'Reiner Vermögensschaden' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;

/** Claims of a profession's liability. */
export const vermoegensschaeden = {
  arten: {
    VERMOEGENSSCHADEN: { label: 'Beratungs- oder Leistungsfehler' },
    FRISTVERSAEUMNIS: { label: 'Frist versäumt' },
    URHEBER_MARKENRECHT: { label: 'Urheber- oder Markenrecht verletzt' },
    DATENSCHUTZ: { label: 'Datenschutzverletzung' },
    BUEROHAFTPFLICHT: { label: 'Schaden im Bürobetrieb' },
    PHV: { label: 'Privater Haftpflichtschaden' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
