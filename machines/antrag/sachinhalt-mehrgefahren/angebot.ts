import { gefahr } from '#contract/begriffe/gefahren.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import { inhaltsangebot, inhaltskonfigurator, ratFuer } from '../sachinhalt/inhaltsangebot.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { wahlen } from '../fragen/wahlen.ts';
import { elementarsperre } from '../sachinhalt/elementar.ts';
import { type MehrgefahrenAntworten, waehlbar } from './answers.ts';
import { nachWunsch } from './regel.ts';

type Lage = Antragslage<MehrgefahrenAntworten>;
type Gewaehlt = NonNullable<MehrgefahrenAntworten['angebot']>;

const felder: Frageseite<Omit<Gewaehlt, 'annahmen'>, Lage>['felder'] = [
  {
    name: 'gefahren',
    art: 'mehrfach',
    label: 'Wogegen möchten Sie außer Feuer versichert sein?',
    optionen: wahlen(waehlbar, gefahr, {
      EINBRUCHDIEBSTAHL: 'Was gestohlen wird, und was Einbrecher zerstören.',
      LEITUNGSWASSER: 'Wasser aus Rohren, Heizung und Geräten.',
      STURM_HAGEL: 'Sturm ab Windstärke 8 und Hagel.',
      ELEMENTAR: 'Hochwasser, Starkregen und Rückstau; staatliche Hilfe gibt es meist nicht.',
      GLAS: 'Fenster, Türen, Vitrinen und Schilder.',
    }),
  },
];

const konfigurator = {
  ...inhaltskonfigurator,
  einleitung: `Feuer ist immer versichert. ${inhaltskonfigurator.einleitung}`,
  felder,
  sperren: (lage) => {
    const text = elementarsperre(lage as Lage, 'gefahren', 'ELEMENTAR');
    return text === null ? {} : { gefahren: { ELEMENTAR: text } };
  },
  empfehlung,
} satisfies Konfigurator;

/** The choice at the price of property contents by hazard. */
export const tarif: Tarifangebot = { ...inhaltsangebot, konfigurator };

/** The hazards and the deductible that fit what she wishes, and why (VVG § 6). */
function empfehlung({ einstieg }: MehrgefahrenAntworten) {
  if (!einstieg) return null;
  const { wunsch } = einstieg;
  const { sb } = nachWunsch[wunsch];
  const rat = `Wir empfehlen ${umfang[wunsch]} mit ${selbstbeteiligung[sb]} Selbstbeteiligung.`;
  return { satz: ratFuer(wunsch, rat, weil[wunsch]) };
}

const umfang = {
  GUENSTIG: 'Feuer, Einbruch, Leitungswasser und Sturm',
  AUSGEWOGEN: 'Feuer, Einbruch, Leitungswasser und Sturm',
  RUNDUM: 'alle Gefahren',
} as const;

const weil = {
  GUENSTIG:
    'Das sind die häufigsten Schäden, und kleine zahlen Sie selbst. So bleibt der Beitrag niedrig.',
  AUSGEWOGEN: 'Das sind die häufigsten Schäden, und die Selbstbeteiligung ist die niedrigste.',
  RUNDUM: 'Auch Hochwasser, Starkregen und zerbrochene Scheiben sind versichert.',
} as const;
