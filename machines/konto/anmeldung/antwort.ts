import type { NaechsterSchritt } from './setup.ts';

/** What the pool asks for next, as params of a guard or action. */
export const ergebnis = ({ event }: { event: { output: NaechsterSchritt } }) => ({
  ergebnis: event.output,
});

/** Why a call failed, as params of a guard or action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
