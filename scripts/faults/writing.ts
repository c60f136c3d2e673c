import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '#server/database/open.ts';
import { apiToken } from '../bench/apiToken.mjs';
import { freePort, startAndWait, stop } from '../bench/process.mjs';
import { root } from '../ensure.mjs';
import { writers } from './acts.ts';
import { audit, type Audit } from './audit.ts';
import { openCustomer, type Customer, type SignedIn } from './customer.ts';

/** How the portal is started, and on what: a PostgreSQL server, or the folder of an embedded database. */
export interface Victim {
  command: string[];
  url?: string;
  folder: string;
}

export interface WritingFigures extends Audit {
  /** Acts that were answered. */
  answered: number;
  /** Of these, sent more than once. */
  repeated: number;
  /** Repeats that got another answer than the first time. */
  otherAnswers: number;
}

/** The portal while customers write through it. */
export interface Portal {
  /** Until one of the customers was answered once more; rejects when one of them is refused. */
  answeredAgain: () => Promise<void>;
  /** The same; false when it takes longer. */
  answeredWithin: (milliseconds: number) => Promise<boolean>;
  /** Whether a contract can be read. */
  reads: () => Promise<boolean>;
  /** Kills the process and starts another; milliseconds until that one answers. */
  killAndRestart: () => Promise<number>;
}

/** Lets four customers write while something is disturbed, and counts what came of it. */
export async function whileWriting(
  { command, url, folder }: Victim,
  disturb: (portal: Portal) => Promise<void>,
): Promise<WritingFigures> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // An empty address counts as none.
  const env = { DATABASE_URL: url ?? '', DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  const start = () => startAndWait(root, command, env, port);
  let { child } = await start();
  let isOver = false;
  try {
    const signedIn = await signIn(origin);
    const customers = writers.map((writer) => openCustomer(origin, signedIn, writer));
    const since = new Date();
    const work = Promise.all(customers.map((customer) => customer.work(() => isOver)));
    const over = () => isOver;
    await disturb({
      answeredAgain: () => Promise.race([failed(work), answeredAgain(customers, over)]),
      answeredWithin: (milliseconds) =>
        Promise.race([
          failed(work),
          answeredAgain(customers, over).then(() => true),
          after(milliseconds, false),
        ]),
      async reads() {
        const headers = { authorization: `Bearer ${signedIn.token()}` };
        return (await fetch(`${origin}/api/vertrag/${writers[0]?.nummer}`, { headers })).ok;
      },
      async killAndRestart() {
        await killed(child);
        const next = await start();
        ({ child } = next);
        return next.seconds * 1_000;
      },
    });
    isOver = true;
    await work;
    let otherAnswers = 0;
    for (const customer of customers) otherAnswers += await customer.repeatNewest(25);
    await stop(child);
    return { ...(await counted(customers, since, { folder, url })), otherAnswers };
  } finally {
    isOver = true;
    child.kill('SIGKILL');
  }
}

/** The work as long as nobody was refused; never ends otherwise. */
function failed(work: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    work.catch(reject);
  });
}

/** Tokens end after a quarter of an hour. */
async function signIn(origin: string): Promise<SignedIn> {
  let token = await apiToken(origin);
  let renewing: Promise<void> | null = null;
  const again = async () => {
    token = await apiToken(origin);
  };
  return {
    token: () => token,
    // The portal may be killed in the middle of it: whoever is refused next asks again.
    renew: () =>
      (renewing ??= again()
        .catch(() => after(100))
        .finally(() => (renewing = null))),
  };
}

function answersOf(customers: readonly Customer[]): number {
  return customers.reduce((all, customer) => all + customer.answered.length, 0);
}

async function answeredAgain(customers: readonly Customer[], isOver: () => boolean): Promise<void> {
  const before = answersOf(customers);
  while (answersOf(customers) === before && !isOver()) await after(5);
}

async function killed(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function counted(
  customers: readonly Customer[],
  since: Date,
  { folder, url }: { folder: string; url: string | undefined },
) {
  const opened = await openDatabase({ folder, ...(url !== undefined && { url }) });
  const found = await audit(opened.database, customers, since);
  await opened.close();
  const repeated = customers.reduce((all, customer) => all + customer.repeated(), 0);
  return { ...found, answered: answersOf(customers), repeated };
}
