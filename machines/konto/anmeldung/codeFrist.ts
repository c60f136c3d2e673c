/** How long the identity pool keeps a challenge open, in milliseconds (`reference/identity.md §5`). */
export const codeFristMs = 180_000;
