import type { Present } from './fileRules.ts';

/** A file of the field as its row shows it. */
export interface Entry extends Present {
  key: number;
  /** `kept` was there before the page was opened, `done` has arrived since. */
  state: 'kept' | 'waiting' | 'running' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** Why it is refused. */
  error?: string | undefined;
}

/** What was chosen at once. */
export interface Choice {
  taken: readonly { file: File; name: string }[];
  /** Each with the reason. */
  refused: readonly { name: string; error: string }[];
}
