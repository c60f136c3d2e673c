import * as z from 'zod/mini';
import {
  feedbackNote,
  feedbackQuelle,
  feedbackText,
  type FeedbackQuelle,
} from '#contract/endpoints/feedback.ts';
import { type DraftStorage, draftAt } from '../../flows/draft.ts';

/** What stands in the form. */
export interface Feedbackeingabe {
  score: number | null;
  text: string;
}

const gemerkt = z.object({ score: z.nullable(feedbackNote), text: z.string() });

/** What is checked when it is sent; an empty comment is none. */
export const zuSenden = z.object({
  score: feedbackNote,
  text: z.optional(feedbackText),
});

/** Where the customer was asked; a link that names no such place asks in general. */
export function quelleVon(source: string | undefined): FeedbackQuelle {
  return z.safeParse(feedbackQuelle, source).data ?? 'general';
}

/** The score that the link brings along; anything that is none is left aside. */
export function noteVon(score: string | undefined): number | null {
  return /^\d{1,2}$/.test(score ?? '')
    ? (z.safeParse(feedbackNote, Number(score)).data ?? null)
    : null;
}

/** What was typed and not sent yet, and whether something was sent today: one per source and day. */
export function notizen(speicher: DraftStorage, quelle: FeedbackQuelle, heute: string) {
  const entwurf = draftAt(speicher, 'feedback', quelle, '');
  const gesendet = draftAt(speicher, 'feedback-gesendet', quelle, '');
  return {
    lesen: (): Feedbackeingabe | null =>
      z.safeParse(gemerkt, entwurf.read()?.antworten).data ?? null,
    merken: (eingabe: Feedbackeingabe) => entwurf.write({ schritt: 'eingabe', antworten: eingabe }),
    istGesendet: () => gesendet.read()?.schritt === heute,
    abhaken: () => {
      entwurf.clear();
      gesendet.write({ schritt: heute, antworten: null });
    },
  };
}
