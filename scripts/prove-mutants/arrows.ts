import { type ChildProcess, fork } from 'node:child_process';
import { tableOf } from '#tests/models/engine/report.ts';
import type { Bite } from '#tests/models/engine/mutants/bite.ts';

interface Options {
  /** Ids of the flows, the longest first. */
  readonly flows: readonly string[];
  readonly workers: number;
}

/** Share of its own mutants that each flow must notice, in percent. */
const wanted = 95;

/**
 * Breaks arrows and states of every flow and compares first with the tours of the whole chart, a tenth of the time the
 * whole judgement takes; what flows of a group share is broken in one of them. Whether each flow notices enough.
 */
export async function proveArrows({ flows, workers }: Options): Promise<boolean> {
  const begin = Date.now();
  const open = [...flows];
  const bites = (
    await Promise.all(Array.from({ length: workers }, () => work(open, flows)))
  ).flat();
  const rows = bites
    .toSorted((a, b) => a.flow.localeCompare(b.flow))
    .map(({ flow, killed, total, equivalent }) => [flow, killed, total, equivalent]);
  console.log(tableOf([['flow', 'killed', 'of', 'alike'], ...rows]));
  const dull = bites.filter(({ killed, total }) => 100 * killed < wanted * total);
  for (const { flow, survivors } of bites)
    for (const one of survivors) console.error(`${flow}: ${one} is not noticed.`);
  for (const { flow } of dull) console.error(`${flow} notices less than ${wanted} %.`);
  const isSharp = dull.length === 0 && bites.length === flows.length;
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`Arrows: ${seconds} s. ${isSharp ? 'Each flow bites.' : 'A flow is dull.'}`);
  return isSharp;
}

/** One process that takes one flow after the other. */
async function work(open: string[], flows: readonly string[]): Promise<Bite[]> {
  const worker = fork(new URL('arrowsWorker.ts', import.meta.url), [JSON.stringify(flows)]);
  const all: Bite[] = [];
  for (let next = open.shift(); next !== undefined; next = open.shift())
    all.push(await bitten(worker, next));
  worker.disconnect();
  return all;
}

function bitten(worker: ChildProcess, flow: string): Promise<Bite> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error(`A worker ended at ${flow}.`));
    worker.once('exit', died);
    worker.once('message', (bite: Bite) => {
      worker.off('exit', died);
      console.error(`… ${flow}`);
      resolve(bite);
    });
    worker.send(flow);
  });
}
