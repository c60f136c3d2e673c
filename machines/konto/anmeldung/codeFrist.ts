import { zugang } from '#contract/fields/zugangsfristen.ts';

/** How long the identity pool keeps a challenge open, in milliseconds (`reference/identity.md §5`). */
export const codeFristMs = zugang.codeMinuten * 60_000;
