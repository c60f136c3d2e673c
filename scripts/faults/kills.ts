import { setTimeout as after } from 'node:timers/promises';
import { whileWriting, type Victim, type WritingFigures } from './writing.ts';

export interface KillFigures extends WritingFigures {
  /** From the start of a process that follows a killed one until it answers; sorted. */
  restartMs: number[];
}

/** Kills the portal again and again while four customers write, and counts what came of it. */
export async function killLoop(
  victim: Victim,
  cycles: number,
  onKill: (number: number) => void = () => undefined,
): Promise<KillFigures> {
  const restartMs: number[] = [];
  const figures = await whileWriting(victim, async ({ answeredAgain, killAndRestart }) => {
    for (let number = 1; number <= cycles; number += 1) {
      await answeredAgain();
      // Another moment every time: before, within and after what a writer does.
      await after((number * 37) % 150);
      restartMs.push(await killAndRestart());
      onKill(number);
    }
  });
  restartMs.sort((a, b) => a - b);
  return { ...figures, restartMs };
}
