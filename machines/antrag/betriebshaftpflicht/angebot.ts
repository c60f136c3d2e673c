import { betriebsbaustein } from '#contract/begriffe/haftpflicht.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { bausteinerklaerung } from '#contract/produkte/leistungen/betriebshaftpflicht.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import { betriebssaetze } from '../fragen/betriebssaetze.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import { summenfeld } from '../fragen/summe.ts';
import { type Tarifangebot, tarifangebot } from '../fragen/tarif.ts';
import { wahlen } from '../fragen/wahlen.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { nachWunsch } from './regel.ts';

type Gewaehlt = NonNullable<BetriebshaftpflichtAntworten['angebot']>;

const felder: Frageseite<
  Omit<Gewaehlt, 'annahmen'>,
  Antragslage<BetriebshaftpflichtAntworten>
>['felder'] = [
  summenfeld(betriebshaftpflicht.summe, {
    3_000_000_00: 'Für Büro und Beratung meist genug. Der niedrigste Beitrag.',
    5_000_000_00: 'So viel verlangen auch die meisten Auftraggeber.',
    10_000_000_00: 'Für Arbeiten auf Baustellen und große Aufträge.',
  }),
  {
    name: 'bausteine',
    art: 'mehrfach',
    label: 'Bausteine',
    optionen: wahlen(betriebshaftpflicht.grenzen.bausteine, betriebsbaustein, bausteinerklaerung),
  },
];

const konfigurator = {
  einleitung:
    'Immer dabei sind Personen-, Sach- und Vermögensschäden, die Sie oder Ihre Leute bei der Arbeit anrichten.',
  felder,
  preisfelder: {},
  vermerke: () => [],
  sperren: () => ({}),
  annahmen: betriebssaetze(),
  empfehlung,
  ergaenzt: (wahl) => wahl,
} satisfies Konfigurator;

/** The choice at the price of business liability. */
export const tarif: Tarifangebot = {
  ...tarifangebot(betriebshaftpflicht),
  komponenten: { bhv: betriebshaftpflicht.name, ...betriebsbaustein },
  konfigurator,
};

/** The sum and the deductible that fit what she wishes, and why (VVG § 6). */
function empfehlung({ einstieg }: BetriebshaftpflichtAntworten) {
  if (!einstieg) return null;
  const { versicherungssumme, sb, bausteine } = nachWunsch[einstieg.wunsch];
  const eigenes = { ...selbstbeteiligung, SB_KEINE: 'ohne Selbstbeteiligung' };
  const bei = sb === 'SB_KEINE' ? eigenes[sb] : `mit ${eigenes[sb]} Selbstbeteiligung`;
  const dazu = bausteine.length > 0 ? ' und beide Bausteine dazu' : '';
  const rat = `Wir empfehlen ${formatBetrag(versicherungssumme)} ${bei}${dazu}.`;
  const wunsch = `Ihnen ist wichtig: ${wuensche[einstieg.wunsch]}.`;
  return { satz: `${rat} ${wunsch} ${weil[einstieg.wunsch]}` };
}

const weil = {
  GUENSTIG:
    'Die niedrigste Summe genügt den meisten Büros, und kleine Schäden zahlen Sie selbst. So bleibt der Beitrag niedrig.',
  AUSGEWOGEN: 'So viel verlangen die meisten Auftraggeber, und kleine Schäden zahlen Sie selbst.',
  RUNDUM:
    'Mehr können Sie bei uns nicht versichern, und wir zahlen vom ersten Euro an. Auch Internetschäden und teure Schlüsselverluste sind versichert.',
} as const;
