import * as z from 'zod/mini';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { antworten } from '#machines/konto/nachricht/answers.ts';
import type { Feldeingaben } from '../../../formular/antwort.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import type { Thema } from './weg.ts';

/** Whose message about what. */
export interface Briefkopf {
  thema: Thema & { bezug?: string };
  sub: string;
}

/** What this tab keeps of a message until it is sent; each subject has its own. */
export function entwurfVon(speicher: DraftStorage, kopf: Briefkopf) {
  const draft = draftAt(speicher, 'konto/nachricht', themaAls(kopf.thema), kopf.sub);
  return {
    lies: () => z.safeParse(getippt, draft.read()?.antworten).data ?? {},
    schreibe: (antworten: Feldeingaben) => draft.write({ schritt: 'schreiben', antworten }),
    vergiss: () => {
      draft.clear();
      dateienVon(speicher, kopf).vergiss();
      vorgelegtesVon(speicher, kopf).clear();
    },
  };
}

/** The files that are to go with it, from the first that arrived. */
export function dateienVon(speicher: DraftStorage, { thema, sub }: Briefkopf) {
  const draft = draftAt(speicher, 'konto/nachricht/dateien', themaAls(thema), sub);
  return {
    lesen: () => z.safeParse(nachweisdateien, draft.read()?.antworten).data ?? [],
    schreiben: (dateien: readonly Nachweisdatei[]) =>
      draft.write({ schritt: 'schreiben', antworten: dateien }),
    vergiss: draft.clear,
  };
}

/** Lays the words of a message ready, as an address must not carry them. What she has typed herself stays. */
export function legeVor(speicher: DraftStorage, kopf: Briefkopf, text: string): void {
  const entwurf = entwurfVon(speicher, kopf);
  const bisher = entwurf.lies();
  const vorgelegt = vorgelegtesVon(speicher, kopf);
  const eigenes = bisher.text && bisher.text !== vorgelegt.read()?.antworten;
  if (eigenes) return;
  entwurf.schreibe({ ...bisher, text });
  vorgelegt.write({ schritt: 'schreiben', antworten: text });
}

function vorgelegtesVon(speicher: DraftStorage, { thema, sub }: Briefkopf) {
  return draftAt(speicher, 'konto/nachricht/vorgelegt', themaAls(thema), sub);
}

function themaAls({ anliegen, versicherungsNummer, bezug }: Briefkopf['thema']): string {
  return bezug ?? [anliegen, versicherungsNummer].join('/');
}

const getippt = z.record(z.string(), z.string());
const { dateien: nachweisdateien } = antworten.schreiben.shape;
