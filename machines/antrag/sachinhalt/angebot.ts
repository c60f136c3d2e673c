import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { sachinhaltLeistungen } from '#contract/produkte/leistungen/sachinhalt.ts';
import { kartensatz } from '#contract/produkte/leistungen/leistung.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import { inhaltsangebot, inhaltskonfigurator, ratFuer } from './inhaltsangebot.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { elementarsperre } from './elementar.ts';
import type { SachinhaltAntworten } from './answers.ts';
import { nachWunsch } from './regel.ts';

type Lage = Antragslage<SachinhaltAntworten>;
type Gewaehlt = NonNullable<SachinhaltAntworten['angebot']>;

const felder: Frageseite<Omit<Gewaehlt, 'annahmen'>, Lage>['felder'] = [
  {
    name: 'elementar',
    art: 'haken',
    label: 'Elementarschäden',
    hinweis: 'Hochwasser, Starkregen und Rückstau; staatliche Hilfe gibt es meist nicht.',
    optional: true,
  },
];

const konfigurator = {
  ...inhaltskonfigurator,
  felder,
  sperren: (lage) => {
    const text = elementarsperre(lage as Lage, 'elementar', true);
    return text === null ? {} : { elementar: { true: text } };
  },
  vergleich,
  empfehlung,
} satisfies Konfigurator;

const { allgefahren } = sachinhaltLeistungen.leistungen;

/** The choice at the price of property contents against all risks. */
export const tarif: Tarifangebot = {
  ...inhaltsangebot,
  varianten: () =>
    sachinhalt.grenzen.allgefahrenVarianten.map((wert) => ({
      wert,
      label: variante[wert],
      folge: kartensatz([allgefahren], wert),
    })),
  konfigurator,
};

/** What differs between the tariffs. */
function vergleich(lage: Antragslage) {
  const { einstieg } = (lage as Lage).antworten;
  return {
    immer: `In jedem Tarif: jede plötzliche Ursache, die nicht ausgeschlossen ist, bis ${ganzeEuro(einstieg?.versicherungssumme ?? 0)}.`,
    zeilen: [{ label: 'Fehler bei der Bedienung', werte: ['nicht versichert', 'versichert'] }],
  };
}

/** The tariff and the deductible that fit what she wishes, and why (VVG § 6). */
function empfehlung({ einstieg }: SachinhaltAntworten) {
  if (!einstieg) return null;
  const { wunsch } = einstieg;
  const { variante: passend, sb } = nachWunsch[wunsch];
  const rat = `Wir empfehlen ${variante[passend]} mit ${selbstbeteiligung[sb]} Selbstbeteiligung.`;
  return { variante: passend, satz: ratFuer(wunsch, rat, weil[wunsch]) };
}

const weil = {
  GUENSTIG:
    'Jede plötzliche Ursache ist versichert, und kleine Schäden zahlen Sie selbst. So bleibt der Beitrag niedrig.',
  AUSGEWOGEN: 'Wir zahlen auch, wenn jemand ein Gerät falsch bedient.',
  RUNDUM:
    'Wir zahlen auch, wenn jemand ein Gerät falsch bedient, und die Selbstbeteiligung ist die niedrigste.',
} as const;
