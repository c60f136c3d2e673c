import type { ComponentProps } from 'react';
import { gross } from '#contract/begriffe/gross.ts';
import { entschieden, type Schadenkopf } from '#contract/entities/schaden.ts';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { entscheid, type Schadenworte, t, worteFuer } from './texte.ts';

/** Whether something is still to come of it. */
export function istOffen({ status }: Pick<Schadenkopf, 'status'>): boolean {
  return !entschieden.has(status);
}

/** What the badge of a claim says: what is missing comes before where it stands. */
export function statusVon({ status, fehlend }: Pick<Schadenkopf, 'status' | 'fehlend'>): {
  tone: ComponentProps<typeof StatusBadge>['tone'];
  text: string;
} {
  if (istOffen({ status }) && fehlend > 0) {
    const text = fehlend === 1 ? t('eineFehlt') : t('mehrereFehlen', { anzahl: String(fehlend) });
    return { tone: 'warning', text };
  }
  const tone = status === 'REGULIERT' ? 'positive' : 'neutral';
  return { tone, text: gross(t(status)) };
}

/** Required documents that are still to come. */
export function fehlendeVon({ unterlagen }: Pick<Schaden, 'unterlagen'>) {
  return unterlagen.filter(({ pflicht, erhalten }) => pflicht && !erhalten);
}

/** What is awaited from whom and until when, or what was decided; `heute` as `yyyy-MM-dd` in Berlin. */
export function satzVon(
  schaden: Schaden,
  heute: string,
  { stand }: Schadenworte = worteFuer(false),
): string {
  const { status, zahlungen } = schaden;
  const antwortBis = antwortTag(schaden, heute);
  if (status === 'REGULIERT' && zahlungen.length > 0) {
    const summe = zahlungen.reduce((bisher, { betrag }) => bisher + betrag, 0);
    return entscheid('gezahlt', { betrag: formatBetrag(summe) });
  }
  if (istEntscheid(status)) return entscheid(status);
  const fehlende = fehlendeVon(schaden).map(({ label }) => label);
  if (status === 'RUHEND') return stand('RUHEND');
  if (fehlende.length > 0) return wennDa(fehlende);
  if (status === 'TEILREGULIERT') return entscheid('TEILREGULIERT');
  return antwortBis === null ? stand('inArbeit') : t('bis', { tag: formatDatumLang(antwortBis) });
}

const ohneRest = ['REGULIERT', 'ABGELEHNT', 'GESCHLOSSEN', 'ZURUECKGEZOGEN'] as const;

function istEntscheid(status: Schaden['status']): status is (typeof ohneRest)[number] {
  return ohneRest.some((einer) => einer === status);
}

/** The day until which we answer; null where none is named, or it is over: nobody is promised what is past. */
export function antwortTag({ antwortBis }: Pick<Schaden, 'antwortBis'>, heute: string) {
  return antwortBis !== null && antwortBis >= heute ? antwortBis : null;
}

/** More names than these are no sentence any more. */
const nennbar = 3;

function wennDa(labels: readonly string[]): string {
  const anzahl = labels.length;
  if (anzahl > nennbar) return t('wennViele', { anzahl: String(anzahl) });
  const unterlagen = aufzaehlung.format(labels);
  return t(anzahl === 1 ? 'wennEine' : 'wennMehrere', { unterlagen });
}

const aufzaehlung = new Intl.ListFormat('de');

/** How far it is: reported, looked at, decided, and paid where something is; null where it goes nowhere any more. */
export function fortschrittVon({ status, zahlungen }: Pick<Schaden, 'status' | 'zahlungen'>) {
  if (status === 'ZURUECKGEZOGEN') return null;
  const gezahlt = zahlungen.length > 0;
  const of = istOffen({ status }) || gezahlt || status === 'REGULIERT' ? 4 : 3;
  const step = gezahlt && !istOffen({ status }) ? 4 : stufen[status];
  return { step, of, title: t(`stufe${step}`) };
}

const stufen = {
  GEMELDET: 1,
  IN_PRUEFUNG: 2,
  UNTERLAGEN_ANGEFORDERT: 2,
  RUHEND: 2,
  WIEDEREROEFFNET: 2,
  TEILREGULIERT: 3,
  REGULIERT: 3,
  ABGELEHNT: 3,
  GESCHLOSSEN: 3,
} as const satisfies Record<Exclude<Schaden['status'], 'ZURUECKGEZOGEN'>, number>;
