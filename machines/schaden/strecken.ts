import type { Flow } from '#machines/flow.ts';
import { antworten } from './unterlage/answers.ts';
import { unterlage } from './unterlage/machine.ts';
import { worte } from './unterlage/worte.ts';

/** Flows around a claim. */
export const schadenstrecken = {
  'schaden/unterlage': { titel: 'Unterlage nachreichen', chart: unterlage, antworten, worte },
} as const satisfies Record<`schaden/${string}`, Flow>;
