import type { Schaden, SchadenEreignis } from '#contract/entities/schadenakte.ts';
import { formatDatumLang, formatMoment, heuteInBerlin } from '#contract/tag.ts';
import type { TimelineStep } from '#widgets/timeline/Timeline.tsx';
import { antwortTag, fehlendeVon, istOffen } from './lage.ts';
import { type Schadenworte, t, worteFuer } from './texte.ts';

/** What happened to a claim, what is now and what comes, in this order; `heute` as `yyyy-MM-dd` in Berlin. */
export function verlaufVon(
  schaden: Schaden,
  heute: string,
  worte: Schadenworte = worteFuer(false),
): TimelineStep[] {
  const geschehen = schaden.verlauf
    .toSorted((a, b) => a.zeitpunkt.localeCompare(b.zeitpunkt))
    .map((ereignis) => schrittVon(ereignis, worte));
  const kommt = istOffen(schaden) ? kommendes(schaden, heute, worte) : [];
  return [...einmal(geschehen), ...kommt];
}

function schrittVon(
  { ereignis, zeitpunkt, autor, notiz }: SchadenEreignis,
  { ereignistext }: Schadenworte,
): TimelineStep {
  return {
    when: moment(zeitpunkt),
    what: ereignistext(autor === 'Sie' && istVonIhr(ereignis) ? `${ereignis}_SIE` : ereignis),
    lines: notiz === null ? [] : [notiz],
  };
}

/** What she can do herself. */
const vonIhr = [
  'GEMELDET',
  'UNTERLAGE_ERHALTEN',
  'ANGABEN_ERGAENZT',
  'NACHRICHT',
  'WIEDEREROEFFNET',
  'ZURUECKGEZOGEN',
] as const;

function istVonIhr(ereignis: SchadenEreignis['ereignis']): ereignis is (typeof vonIhr)[number] {
  return vonIhr.some((eines) => eines === ereignis);
}

function moment(zeitpunkt: string): string {
  const zeit = new Date(zeitpunkt);
  const { uhrzeit } = formatMoment(zeit);
  return t('moment', { tag: formatDatumLang(heuteInBerlin(zeit)), uhrzeit });
}

/** Files that came in the same minute are one thing to tell. */
function einmal(schritte: readonly TimelineStep[]): TimelineStep[] {
  const alsText = schritte.map((schritt) => JSON.stringify(schritt));
  return schritte.filter((_, stelle) => alsText.indexOf(alsText[stelle] ?? '') === stelle);
}

function kommendes(schaden: Schaden, heute: string, { stand }: Schadenworte): TimelineStep[] {
  const fehlende = fehlendeVon(schaden).map(({ label }) => label);
  const jetzt = { when: t('jetzt'), current: true };
  if (fehlende.length > 0) {
    return [
      { ...jetzt, what: stand('wartenAuf'), lines: fehlende },
      { when: t('danach'), what: t('meldenUns'), lines: [] },
    ];
  }
  const pruefen = { ...jetzt, what: stand('pruefen'), lines: [] };
  const antwortBis = antwortTag(schaden, heute);
  if (antwortBis === null) return [pruefen];
  const when = t('bisTag', { tag: formatDatumLang(antwortBis) });
  return [pruefen, { when, what: t('meldenUns'), lines: [] }];
}
