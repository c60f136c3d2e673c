import type { AnyStateMachine } from 'xstate';

/** So many microsteps in a row go nowhere any more. */
const most = 100;

/**
 * Looks at a chart that may be wrong: one that sends itself on for ever throws, where XState would
 * hang. Its snapshots may name another machine than this one; the object of its options is the one
 * thing both hold.
 */
export function withEnd<T>({ options }: AnyStateMachine, look: () => T): T {
  const before = options.maxIterations ?? Infinity;
  options.maxIterations = most;
  try {
    return look();
  } finally {
    options.maxIterations = before;
  }
}
