import { untervermittlerangaben } from '#contract/endpoints/agentur.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { einladen: untervermittlerangaben } as const;

export type UntervermittlerSchritt = keyof typeof antworten | 'eingeladen';
