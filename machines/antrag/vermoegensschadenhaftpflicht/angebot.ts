import { gross } from '#contract/begriffe/gross.ts';
import { phvPersonen } from '#contract/begriffe/haftpflicht.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { vermoegensschadenhaftpflicht } from '#contract/produkte/vermoegensschadenhaftpflicht.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import { betriebssaetze } from '../fragen/betriebssaetze.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import { summenfeld } from '../fragen/summe.ts';
import { type Tarifangebot, tarifangebot } from '../fragen/tarif.ts';
import type { VermoegensschadenAntworten } from './answers.ts';
import { bekanntFrage } from './betrieb.ts';
import { keineBekannt, nachWunsch } from './regel.ts';

type Gewaehlt = NonNullable<VermoegensschadenAntworten['angebot']>;

const felder: Frageseite<
  Omit<Gewaehlt, 'annahmen'>,
  Antragslage<VermoegensschadenAntworten>
>['felder'] = [
  summenfeld(vermoegensschadenhaftpflicht.summe, {
    100_000_00: 'Für kleine Aufträge. Der niedrigste Beitrag.',
    250_000_00: 'Für Aufträge, bei denen wenig auf dem Spiel steht.',
    500_000_00: 'So viel verlangen viele Auftraggeber.',
    1_000_000_00: 'Für große Auftraggeber und lange Projekte.',
    2_000_000_00: 'Mehr können Sie bei uns nicht versichern.',
  }),
  {
    name: 'buerohaftpflicht',
    art: 'haken',
    label: 'Bürohaftpflicht',
    hinweis: 'Verletzte Menschen und beschädigte Sachen im Büro und bei Terminen.',
    optional: true,
  },
  {
    name: 'phvAnzahl',
    art: 'radio',
    label: 'Privathaftpflicht für Geschäftsführende',
    optionen: phvAnzahl.options.map((wert) => ({ wert, label: gross(phvPersonen[wert]) })),
  },
];

const konfigurator = {
  einleitung:
    'Immer dabei sind auch frühere Fehler, von denen Sie bei Abschluss nichts wissen, ohne Grenze zurück (Rückwärtsdeckung).',
  felder,
  preisfelder: {},
  vermerke: () => [],
  sperren: () => ({}),
  annahmen: betriebssaetze({
    name: 'bekanntePflichtverletzung',
    schritt: 'betrieb',
    ueblich: keineBekannt,
    label: bekanntFrage,
    optionen: [
      {
        wert: false,
        label: 'Nein',
        text: 'Ihnen ist *kein Fehler bekannt*, für den jemand Geld fordern könnte.',
      },
      {
        wert: true,
        label: 'Ja',
        text: 'Ihnen ist *ein Fehler bekannt*, für den jemand Geld fordern könnte.',
      },
    ],
  }),
  empfehlung,
  ergaenzt: (wahl) => wahl,
} satisfies Konfigurator;

/** The choice at the price of financial loss liability. */
export const tarif: Tarifangebot = {
  ...tarifangebot(vermoegensschadenhaftpflicht),
  komponenten: {
    vsh: vermoegensschadenhaftpflicht.kurzname,
    buerohaftpflicht: 'Bürohaftpflicht',
    phv: 'Privathaftpflicht',
  },
  konfigurator,
};

/** The sum, the deductible and the office liability that fit what she wishes, and why (VVG § 6). */
function empfehlung({ einstieg }: VermoegensschadenAntworten) {
  if (!einstieg) return null;
  const { versicherungssumme, sb, buerohaftpflicht } = nachWunsch[einstieg.wunsch];
  const bei =
    sb === 'SB_KEINE' ? 'ohne Selbstbeteiligung' : `mit ${selbstbeteiligung[sb]} Selbstbeteiligung`;
  const dazu = buerohaftpflicht ? ' und die Bürohaftpflicht dazu' : '';
  const rat = `Wir empfehlen ${ganzeEuro(versicherungssumme)} ${bei}${dazu}.`;
  const wunsch = `Ihnen ist wichtig: ${wuensche[einstieg.wunsch]}.`;
  return { satz: `${rat} ${wunsch} ${weil[einstieg.wunsch]}` };
}

const weil = {
  GUENSTIG:
    'Die niedrigste Summe genügt für kleine Aufträge, und kleine Schäden zahlen Sie selbst. So bleibt der Beitrag niedrig.',
  AUSGEWOGEN: 'So viel verlangen viele Auftraggeber, und kleine Schäden zahlen Sie selbst.',
  RUNDUM:
    'Mehr können Sie bei uns nicht versichern, und wir zahlen vom ersten Euro an. Auch Verletzte und beschädigte Sachen sind versichert.',
} as const;
