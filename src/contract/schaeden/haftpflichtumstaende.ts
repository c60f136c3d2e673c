import { fristen } from '../zahlen.ts';
import type { Nachtragsfragen, Umstand } from './umstaende.ts';

const sache = ['eigentuemer', 'alter', 'neupreis', 'reparierbar', 'aufbewahrt'];
const miete = ['mietbeginn', 'mietraum', 'vermieter', 'abnutzung'];
const schluessel = ['schluesselzahl', 'ausgetauscht'];
const recht = ['medium', 'rechteinhaber', 'fristBis'];

/** Questions that several kinds of liability ask alike (`domain/schaden.md §4.3`). */
const gemeinsam = {
  eigentuemer: { label: 'Wem gehört die Sache?', art: 'text' },
  alter: { label: 'Wie alt war sie ungefähr?', art: 'text' },
  neupreis: { label: 'Preis, als sie neu war', art: 'betrag', optional: true },
  reparierbar: { label: 'Kann man sie reparieren?', art: 'jaNein' },
  aufbewahrt: {
    label: 'Ist die Sache noch da?',
    art: 'jaNein',
    beiJa: 'Bitte bewahren Sie die beschädigte Sache auf.',
  },
  mietbeginn: { label: 'Seit wann ist es gemietet?', art: 'tag', optional: true },
  mietraum: { label: 'Welcher Raum oder welche Sache?', art: 'text' },
  vermieter: { label: 'Wer vermietet?', art: 'text' },
  abnutzung: {
    label: 'War dort schon vorher etwas abgenutzt?',
    art: 'jaNein',
    beiJa: 'Abnutzung und Verschleiß sind nicht versichert.',
  },
  schluesselzahl: { label: 'Wie viele Schlüssel?', art: 'text' },
  ausgetauscht: { label: 'Sind Schlösser schon getauscht?', art: 'jaNein' },
  medium: { label: 'Wo war es?', art: 'text' },
  rechteinhaber: { label: 'Wessen Rechte sind verletzt?', art: 'text', optional: true },
  fristBis: {
    label: 'Bis wann sollen Sie antworten?',
    hinweis: 'Wenn Sie eine Abmahnung bekommen haben.',
    art: 'text',
    optional: true,
  },
  betroffen: { label: 'Wer oder was ist betroffen?', art: 'text' },
} as const satisfies Readonly<Record<string, Umstand>>;

/** What private liability asks after the report; nothing about anybody's health. */
export const privathaftpflichtumstaende = {
  fremdschaden: true,
  // She is the one who was harmed, and is to be paid.
  eigenschaden: ['FORDERUNGSAUSFALL'],
  polizei: [],
  umstaende: {
    SACHSCHADEN: sache,
    MIETSACHSCHADEN: miete,
    SCHLUESSELVERLUST: schluessel,
    GEFAELLIGKEIT: ['wobei', 'fuerWen'],
    DATEN_INTERNET: recht,
    FORDERUNGSAUSFALL: ['schaediger', 'vollstreckung'],
    DIENSTLICH: ['betroffen'],
  },
  fragen: {
    ...gemeinsam,
    wobei: { label: 'Wobei haben Sie geholfen?', art: 'text' },
    fuerWen: { label: 'Für wen?', art: 'text' },
    schaediger: { label: 'Wer hat Sie geschädigt?', art: 'text' },
    vollstreckung: {
      label: 'Hat ein Gerichtsvollzieher schon versucht, das Geld zu holen?',
      art: 'jaNein',
    },
  },
} as const satisfies Nachtragsfragen;

/** What the liability of who keeps a dog asks. */
export const tierhalterumstaende = {
  fremdschaden: true,
  polizei: ['VERKEHRSUNFALL'],
  umstaende: {
    PERSONENSCHADEN: ['hund', 'leine', 'maulkorb', 'aufsicht'],
    SACHSCHADEN: ['hund', 'leine', 'aufsicht', 'eigentuemer', 'alter', 'neupreis', 'aufbewahrt'],
    TIERSCHADEN: ['hund', 'leine', 'aufsicht', 'anderesTier', 'tierbesitzer', 'tierarzt'],
    MIETSACHSCHADEN: ['hund', ...miete],
    VERKEHRSUNFALL: ['hund', 'leine', 'aufsicht', 'kennzeichen'],
    DECKAKT: ['hund', 'rasse', 'deckaktAm'],
  },
  fragen: {
    ...gemeinsam,
    hund: { label: 'Welcher Hund war es?', art: 'text' },
    leine: { label: 'War er an der Leine?', art: 'jaNein' },
    maulkorb: { label: 'Trug er einen Maulkorb?', art: 'jaNein' },
    aufsicht: { label: 'Wer hat auf ihn aufgepasst?', art: 'text' },
    anderesTier: { label: 'Welches Tier wurde verletzt?', art: 'text' },
    tierbesitzer: { label: 'Wem gehört es?', art: 'text' },
    tierarzt: { label: 'Welche Tierarztpraxis?', art: 'text', optional: true },
    kennzeichen: { label: 'Kennzeichen des anderen Fahrzeugs', art: 'text', optional: true },
    rasse: { label: 'Rasse der Hündin', art: 'text' },
    deckaktAm: { label: 'Wann war das?', art: 'tag' },
  },
} as const satisfies Nachtragsfragen;

const auftrag = ['taetigkeit', 'auftraggeber', 'auftragVom', 'subunternehmer', 'mitarbeiter'];

/** What a firm's liability asks. */
export const betriebshaftpflichtumstaende = {
  fremdschaden: true,
  polizei: [],
  umstaende: {
    PERSONENSCHADEN: auftrag,
    SACHSCHADEN: [...auftrag, 'aufbewahrt'],
    TAETIGKEITSSCHADEN: [...auftrag, 'bearbeiteteSache'],
    MANGELFOLGESCHADEN: [...auftrag, 'abgenommen', 'maengelruege'],
    UMWELTSCHADEN: ['taetigkeit'],
    SCHLUESSELVERLUST: schluessel,
    MIETSACHSCHADEN: miete,
    VERMOEGENSSCHADEN: [...auftrag, 'abgenommen'],
  },
  fragen: {
    ...gemeinsam,
    taetigkeit: { label: 'Bei welcher Arbeit ist es passiert?', art: 'text' },
    auftraggeber: { label: 'Wer war der Auftraggeber?', art: 'text', optional: true },
    auftragVom: { label: 'Wann kam der Auftrag?', art: 'tag', optional: true },
    subunternehmer: { label: 'War ein Subunternehmer beteiligt?', art: 'jaNein' },
    mitarbeiter: { label: 'Wer von Ihnen war dabei?', art: 'text', optional: true },
    bearbeiteteSache: { label: 'An welcher Sache haben Sie gearbeitet?', art: 'text' },
    abgenommen: { label: 'War die Arbeit schon abgenommen?', art: 'jaNein' },
    maengelruege: { label: 'Wurde der Mangel schriftlich gerügt?', art: 'jaNein' },
  },
} as const satisfies Nachtragsfragen;

const beratung = [
  'auftrag',
  'auftraggeber',
  'verstossAm',
  'kenntnisAm',
  'anspruchshoehe',
  'vergleich',
];

/** What a profession's liability asks; the day of the mistake decides about cover. */
export const vermoegensschadenumstaende = {
  fremdschaden: true,
  polizei: [],
  umstaende: {
    VERMOEGENSSCHADEN: beratung,
    FRISTVERSAEUMNIS: beratung,
    URHEBER_MARKENRECHT: recht,
    DATENSCHUTZ: [...recht, 'gemeldetBeiBehoerde'],
    BUEROHAFTPFLICHT: ['betroffen'],
    PHV: ['betroffen'],
  },
  fragen: {
    ...gemeinsam,
    auftrag: { label: 'Um welchen Auftrag ging es?', art: 'text' },
    auftraggeber: { label: 'Wer war der Auftraggeber?', art: 'text' },
    verstossAm: { label: 'Wann ist der Fehler passiert?', art: 'tag' },
    kenntnisAm: { label: 'Wann haben Sie davon erfahren?', art: 'tag' },
    anspruchshoehe: { label: 'Wie viel wird gefordert?', art: 'betrag', optional: true },
    vergleich: {
      label: 'Wird über einen Vergleich gesprochen?',
      art: 'jaNein',
      beiJa: 'Bitte schließen Sie keinen Vergleich, ohne uns vorher zu fragen.',
    },
    gemeldetBeiBehoerde: {
      label: 'Ist es der Aufsichtsbehörde gemeldet?',
      art: 'jaNein',
      beiNein: `Bitte melden Sie es unverzüglich, möglichst binnen ${fristen.datenpannenStunden}\u00A0Stunden, nachdem Sie davon erfahren haben (Art. 33 DSGVO).`,
    },
  },
} as const satisfies Nachtragsfragen;
