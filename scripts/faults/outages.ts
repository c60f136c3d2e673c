import { setTimeout as after } from 'node:timers/promises';
import { openFaultProxy, type Fault } from '#tests/support/faults/proxy.ts';
import { whileWriting, type Portal, type Victim, type WritingFigures } from './writing.ts';

export interface OutageFigures extends WritingFigures {
  /** From the moment the database is there again until somebody is answered; sorted. */
  backMs: number[];
}

/** A PostgreSQL server that can be killed with all its processes, and started again on its data. */
interface Server {
  kill: () => void;
  start: () => Promise<void>;
}

const awayMs = 1_500;

/** Kills the database again and again while four customers write. */
export async function databaseKilled(
  victim: Victim,
  server: Server,
  times: number,
): Promise<OutageFigures> {
  return withBack(victim, async (portal, back) => {
    for (let number = 1; number <= times; number += 1) {
      await portal.answeredAgain();
      await after((number * 37) % 150);
      server.kill();
      await after(awayMs);
      await server.start();
      await back();
    }
  });
}

/** The database goes away for a second and comes back for one, so many times; the writers go on. */
export async function flapping(
  { url = '', ...victim }: Victim,
  fault: Fault,
  times: number,
): Promise<OutageFigures> {
  const own = new URL(url);
  const proxy = await openFaultProxy(Number(own.port));
  own.port = String(proxy.port);
  try {
    return await withBack({ ...victim, url: own.href }, async (portal, back) => {
      await portal.answeredAgain();
      for (let number = 1; number <= times; number += 1) {
        await proxy.set(fault);
        await after(1_000);
        await proxy.set('none');
        if (number < times) await after(1_000);
      }
      await back();
    });
  } finally {
    await proxy.close();
  }
}

/** Hands the disturbance a watch that is started when the database is back. */
async function withBack(
  victim: Victim,
  disturb: (portal: Portal, back: () => Promise<void>) => Promise<void>,
): Promise<OutageFigures> {
  const backMs: number[] = [];
  const figures = await whileWriting(victim, (portal) =>
    disturb(portal, async () => {
      const begin = performance.now();
      await portal.answeredAgain();
      backMs.push(performance.now() - begin);
    }),
  );
  backMs.sort((a, b) => a - b);
  return { ...figures, backMs };
}
