import * as z from 'zod/mini';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { antworten } from '#machines/konto/nachricht/answers.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import { type Briefkopf, themaAls } from './vorlage.ts';

/** The files that are to go with a message, kept in the tab from the first that arrived until it is sent. */
export function dateienVon(speicher: DraftStorage, { thema, sub }: Briefkopf) {
  const draft = draftAt(speicher, 'konto/nachricht/dateien', themaAls(thema), sub);
  return {
    lesen: () => z.safeParse(form, draft.read()?.antworten).data ?? [],
    schreiben: (dateien: readonly Nachweisdatei[]) =>
      draft.write({ schritt: 'schreiben', antworten: dateien }),
    vergiss: draft.clear,
  };
}

const { dateien: form } = antworten.schreiben.shape;
