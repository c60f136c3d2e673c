import * as z from 'zod/mini';
import { observeStep } from '../observe.ts';
import { examplesOf, payloadOf, withPayload } from '../payload.ts';
import type { Stay, Tally } from './stay.ts';

/** A step takes no event whose answers its own shape refuses (`design §4.4`): each field left out, and nothing at all. */
export function refuseLaw({ flow, snapshot, step, place }: Stay, tally: Tally): void {
  const shape = flow.antworten[step];
  const [example] = shape ? examplesOf(shape, flow.cases.events) : [];
  if (!shape || !example) return;
  for (const answer of brokenFrom(payloadOf(example))) {
    if (z.safeParse(shape, answer).success) continue;
    const { taken } = observeStep(flow.chart, snapshot, withPayload(example, answer));
    tally.check(
      taken.length === 0,
      () => `Refuse: ${place} takes ${JSON.stringify(answer)}, which its shape refuses.`,
    );
  }
}

function brokenFrom(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [null];
  const fields = Object.entries(answer);
  return [
    {},
    ...fields.map(([field]) => Object.fromEntries(fields.filter(([name]) => name !== field))),
  ];
}
