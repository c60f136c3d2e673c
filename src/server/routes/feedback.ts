import { feedbackSenden, type Feedback } from '#contract/endpoints/feedback.ts';
import type { Database } from '../database/open.ts';
import { schluesselVergeben } from '../http/answers.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { feedback } from '../repositories/feedback.ts';

export interface FeedbackDienste {
  database: Database;
  clock: () => Date;
}

/** Opinions an address may send per minute. */
const proMinute = 10;

export function registerFeedback(api: Api, { database, clock }: FeedbackDienste): void {
  registerPublicEndpoint(
    api,
    feedbackSenden,
    async ({ body, idempotencyKey }) => {
      const zeile = await feedback(database).aufnehmen(idempotencyKey, body, clock());
      if (!istDasselbe(zeile, body)) throw schluesselVergeben();
      return { eingegangenAm: zeile.zeit.toISOString() };
    },
    proMinute,
  );
}

function istDasselbe(
  zeile: { source: string; score: number; text: string | null },
  { source, score, text }: Feedback,
): boolean {
  return zeile.source === source && zeile.score === score && zeile.text === (text ?? null);
}
