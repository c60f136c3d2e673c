import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { tierhalterhaftpflichtLeistungen } from '#contract/produkte/leistungen/tierhalterhaftpflicht.ts';
import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import { summenfeld } from '../fragen/summe.ts';
import { type Tarifangebot, tarifangebot } from '../fragen/tarif.ts';
import type { TierhalterhaftpflichtAntworten } from './answers.ts';
import { saetze } from './annahmesaetze.ts';
import { hundename, istListenhund, nachWunsch, vorschlag } from './regel.ts';

const { grenzen, selbstbeteiligungen, summe } = tierhalterhaftpflicht;
const { rassen } = tierhalterhaftpflichtLeistungen.leistungen;
type Gewaehlt = NonNullable<TierhalterhaftpflichtAntworten['angebot']>;

const felder: Frageseite<
  Omit<Gewaehlt, 'annahmen'>,
  Antragslage<TierhalterhaftpflichtAntworten>
>['felder'] = [
  summenfeld(summe, {
    5_000_000_00: 'So viel verlangen die meisten Länder. Der niedrigste Beitrag.',
    10_000_000_00: 'Auch für schwere Unfälle, die ein Hund auslöst.',
    20_000_000_00: 'Mehr können Sie bei uns nicht versichern.',
  }),
];

/** For some breeds there is one deductible only. */
export const nurMitSb500 = aufKarte(rassen, rassen.absage.LISTENHUND_NUR_MIT_SB_500);

const konfigurator = {
  einleitung:
    'Immer dabei sind Schäden, die Ihr Hund Menschen, Tieren und Sachen zufügt, und auch die Abwehr unberechtigter Forderungen.',
  felder,
  preisfelder: {},
  vermerke: () => [],
  sperren: ({ antworten }) => {
    const ihre = antworten as TierhalterhaftpflichtAntworten;
    if (!istListenhund(ihre)) return {};
    // What she has chosen stays hers until she takes another; the price says what is the matter with it.
    const andere = selbstbeteiligungen.filter(
      (stufe) => stufe !== grenzen.listenhundSb && stufe !== ihre.angebot?.sb,
    );
    return { sb: Object.fromEntries(andere.map((stufe) => [stufe, nurMitSb500])) };
  },
  annahmen: saetze,
  empfehlung,
  ergaenzt: (wahl) => wahl,
} satisfies Konfigurator;

/** The choice at the price of a dog owner's liability; each dog is a part of it. */
export const tarif: Tarifangebot = {
  ...tarifangebot(tierhalterhaftpflicht),
  komponenten: Object.fromEntries(
    Array.from({ length: grenzen.hunde.online }, (_, nr) => [
      `hund${nr + 1}:${hundename(nr)}`,
      hundename(nr),
    ]),
  ),
  konfigurator,
};

/** The sum and the deductible that fit what she wishes, and why (VVG § 6). */
function empfehlung(antworten: TierhalterhaftpflichtAntworten) {
  const { einstieg } = antworten;
  if (!einstieg) return null;
  const { versicherungssumme, sb } = vorschlag(antworten);
  const bei =
    sb === 'SB_KEINE' ? 'ohne Selbstbeteiligung' : `mit ${selbstbeteiligung[sb]} Selbstbeteiligung`;
  const rat = `Wir empfehlen ${formatBetrag(versicherungssumme)} ${bei}.`;
  const wunsch = `Ihnen ist wichtig: ${wuensche[einstieg.wunsch]}.`;
  const grund = sb === nachWunsch[einstieg.wunsch].sb ? weil[einstieg.wunsch] : nurMitSb500;
  return { satz: `${rat} ${wunsch} ${grund}` };
}

const weil = {
  GUENSTIG:
    'Diese Summe genügt den Vorschriften der Länder, und kleine Schäden zahlen Sie selbst. So bleibt der Beitrag niedrig.',
  AUSGEWOGEN: 'Diese Summe reicht auch für schwere Unfälle, und wir zahlen vom ersten Euro an.',
  RUNDUM: 'Mehr können Sie bei uns nicht versichern, und wir zahlen vom ersten Euro an.',
} as const;
