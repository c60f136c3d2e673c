import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '#server/database/open.ts';
import { apiToken } from '../bench/apiToken.mjs';
import { freePort, startAndWait, stop } from '../bench/process.mjs';
import { root } from '../ensure.mjs';
import { writers } from './acts.ts';
import { audit, type Audit } from './audit.ts';
import { openCustomer } from './customer.ts';

/** How the portal is started, and on what: a PostgreSQL server, or the folder of an embedded database. */
export interface Victim {
  command: string[];
  url?: string;
  folder: string;
}

export interface KillFigures extends Audit {
  /** Acts that were answered. */
  answered: number;
  /** Of these, sent more than once. */
  repeated: number;
  /** Repeats that got another answer than the first time. */
  otherAnswers: number;
  /** From the start of a process that follows a killed one until it answers; sorted. */
  restartMs: number[];
}

/** Kills the portal again and again while four customers write, and counts what came of it. */
export async function killLoop({ command, url, folder }: Victim, cycles: number) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // An empty address counts as none.
  const env = { DATABASE_URL: url ?? '', DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  const start = () => startAndWait(root, command, env, port);

  let { child } = await start();
  const token = await apiToken(origin);
  const customers = writers.map((writer) => openCustomer(origin, token, writer));
  const answered = () => customers.reduce((all, customer) => all + customer.answered.length, 0);
  const restartMs: number[] = [];
  let isOver = false;
  const work = Promise.all(customers.map((customer) => customer.work(() => isOver)));
  const cycle = async (number: number) => {
    const before = answered();
    while (answered() === before) await after(5);
    // Another moment every time: before, within and after what a writer does.
    await after((number * 37) % 150);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
    const next = await start();
    ({ child } = next);
    restartMs.push(next.seconds * 1_000);
  };
  try {
    for (let number = 0; number < cycles; number += 1) await Promise.race([cycle(number), work]);
    isOver = true;
    await work;
    let otherAnswers = 0;
    for (const customer of customers) otherAnswers += await customer.repeatNewest(25);
    await stop(child);
    const opened = await openDatabase({ folder, ...(url !== undefined && { url }) });
    const found = await audit(opened.database, customers);
    await opened.close();
    const repeated = customers.reduce((all, customer) => all + customer.repeated(), 0);
    restartMs.sort((a, b) => a - b);
    return { ...found, answered: answered(), repeated, otherAnswers, restartMs };
  } finally {
    isOver = true;
    child.kill('SIGKILL');
  }
}
