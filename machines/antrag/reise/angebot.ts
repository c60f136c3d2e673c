import { bausteinfolge, baustein } from '#contract/begriffe/reise.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { ruecktrittSelbstbeteiligung } from '#contract/produkte/leistungen/reise.ts';
import { reise } from '#contract/produkte/reise.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragsumfeld } from '../context.ts';
import type { Antragslage } from '../frage.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { wahlen } from '../fragen/wahlen.ts';
import type { ReiseAntworten } from './answers.ts';
import { saetze } from './annahmesaetze.ts';
import { angeboten, istEinzelreise, vorschlag } from './regel.ts';

const { grenzen } = reise;
type Lage = Antragslage<ReiseAntworten>;
type Gewaehlt = NonNullable<ReiseAntworten['angebot']>;

const felder: Frageseite<Omit<Gewaehlt, 'annahmen'>, Lage>['felder'] = [
  {
    name: 'jahresreisepreis',
    art: 'karten',
    label: 'Was kostet Ihre teuerste Reise?',
    hinweis: 'Für alle zusammen, die mitreisen.',
    optionen: grenzen.jahresreisepreise.map((wert) => ({ wert, label: `Bis ${ganzeEuro(wert)}` })),
    wenn: (_, { antworten }) => !istEinzelreise(antworten),
  },
  {
    name: 'bausteine',
    art: 'mehrfach',
    label: 'Bausteine',
    optionen: wahlen(grenzen.bausteine, baustein, bausteinfolge),
    // Health cover is named nowhere while its flag is off.
    angeboten: (wert, { umfeld }) => umfeld !== null && angeboten(umfeld).includes(wert),
  },
  {
    name: 'sb20',
    art: 'radio',
    label: 'Selbstbeteiligung beim Reiserücktritt',
    optionen: [
      { wert: false, label: 'Keine' },
      { wert: true, label: '20\u00A0%' },
    ],
    wenn: ({ bausteine = [] }) => bausteine.includes('RUECKTRITT'),
  },
];

const konfigurator = {
  einleitung: 'Wählen Sie, was Ihnen wichtig ist. Jeder Baustein hat seinen eigenen Preis.',
  felder,
  preisfelder: { jahresreisepreis: 'reisepreis' },
  vermerke: ({ sb20 }) =>
    sb20 === true ? [{ nach: 'sb20', art: 'neutral', text: sbSatz } as const] : [],
  sperren: () => ({}),
  annahmen: saetze,
  sonstigerGrund: 'An Ihren Angaben zur Reise.',
  empfehlung,
  ergaenzt: (wahl) => wahl,
} satisfies Konfigurator;

const sbSatz = aufKarte(ruecktrittSelbstbeteiligung, ruecktrittSelbstbeteiligung.hinweis);

/** The choice at the price of travel cover; each module is a part of it. */
export const tarif: Tarifangebot = {
  varianten: () => [],
  selbstbeteiligungen: [],
  komponenten: baustein,
  konfigurator,
};

/** The modules that fit what she wishes, and why (VVG § 6). */
function empfehlung(antworten: ReiseAntworten, umfeld: Antragsumfeld) {
  const { einstieg } = antworten;
  if (!einstieg) return null;
  const { bausteine } = vorschlag(antworten, umfeld);
  const { wunsch } = einstieg;
  const rat = `Wir empfehlen ${aufgezaehlt(bausteine.map((einer) => baustein[einer]))}.`;
  const satz = `${rat} Ihnen ist wichtig: ${wuensche[wunsch]}. ${weil[wunsch]}`;
  const istAlles = bausteine.length === angeboten(umfeld).length;
  return { satz: istAlles ? `${satz} Mehr Bausteine gibt es bei uns nicht.` : satz };
}

const weil = {
  GUENSTIG:
    'Eine Absage ist das Teuerste, was vor einer Reise passieren kann. Mit Selbstbeteiligung kostet der Schutz weniger.',
  AUSGEWOGEN:
    'Eine Absage ist das Teuerste, was vor einer Reise passieren kann. Wir zahlen vom ersten Euro an.',
  RUNDUM: 'So sind Sie vor der Reise und unterwegs geschützt, und wir zahlen vom ersten Euro an.',
} as const;

function aufgezaehlt(worte: readonly string[]): string {
  const [letztes = '', ...davor] = worte.toReversed();
  return davor.length === 0 ? letztes : `${davor.toReversed().join(', ')} und ${letztes}`;
}
