import * as z from 'zod/mini';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** Where the customer was asked (`domain/konto.md §9`); `general` where the link names no such place. */
export const feedbackQuelle = z.enum(['contract', 'claim', 'application', 'chat', 'general']);
export type FeedbackQuelle = z.infer<typeof feedbackQuelle>;

/** Recommendation from 0 (not at all) to 10 (very likely). */
export const feedbackNote = z
  .int('Wählen Sie eine Zahl von 0 bis 10.')
  .check(
    z.gte(0, 'Wählen Sie eine Zahl von 0 bis 10.'),
    z.lte(10, 'Wählen Sie eine Zahl von 0 bis 10.'),
  );

/** Characters of the comment at most. */
export const feedbackTextMax = 2_000;

export const feedbackText = pflichttext({
  was: 'Ihr Feedback',
  max: feedbackTextMax,
  mehrzeilig: true,
});

const feedback = z.strictObject({
  source: feedbackQuelle,
  score: feedbackNote,
  text: z.optional(feedbackText),
});
export type Feedback = z.infer<typeof feedback>;

/** `POST /feedback`: a score and a comment from anybody; nothing personal is asked (`domain/konto.md §9`). */
export const feedbackSenden = {
  method: 'POST',
  path: '/feedback',
  addition: true,
  zugriff: 'oeffentlich',
  summary:
    'Stores a recommendation score with an optional comment; a repeat of the key stores nothing.',
  idempotent: true,
  body: feedback,
  responses: { 200: z.object({ eingegangenAm: z.iso.datetime() }), ...oeffentlicheFehler },
} as const satisfies Endpoint;
