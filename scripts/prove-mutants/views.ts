import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { charts } from '#machines/registry.ts';
import { candidates, type Drawn, drawn } from '#tests/models/browser/mutants/drawn.ts';
import { schemata } from '#tests/models/browser/mutants/schemata.ts';
import { viewSources } from '#tests/models/browser/mutants/sources.ts';
import type { Tried, Wanted } from '#tests/models/browser/mutants/trial.ts';
import { flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { tableOf } from '#tests/models/engine/report.ts';

interface Options {
  readonly flows: readonly string[] | undefined;
  readonly seed: number;
  readonly count: number;
  readonly workers: number;
  /** All that stands here and no other: pieces of `file:line`. */
  readonly at: readonly string[] | undefined;
}

/** A drawn mutant and what its flow's tours said of it. */
interface Judged extends Drawn {
  readonly fault: string | null;
}

/** Share of the drawn mutants that the tours must notice, in percent. */
const wanted = 90;
const port = process.env['TEST_PORT'] ?? '3187';

/** Breaks effects and views, and lets the tours of their flows notice it; whether they notice enough. */
export async function proveViews(options: Options): Promise<boolean> {
  const { flows, seed, count, workers, at } = options;
  const begin = Date.now();
  const under = await flowsUnderTest();
  const ids = under.map(({ id }) => id);
  // What has no tours of its own is played with another.
  const onStage = ids.filter((id) => charts[id]?.gespieltMit === undefined);
  const asked = onStage.filter((id) => flows?.includes(id) ?? true);
  const { mutants } = schemata(viewSources(process.cwd()));
  const portal = await openPortal();
  try {
    const crew = new Crew(workers);
    const words = mutants.flatMap((one) => (one.words ? [[one.id, one.words] as const] : []));
    const whole = asked.map((flow) => ({ flow, mutant: null, paths: [], words }));
    const clean = await crew.work(whole, ({ flow, fault, ms }) => {
      console.error(
        `${Math.round(ms / 1000)} s ${flow}, unbroken${fault === null ? '' : ', FAILS'}`,
      );
    });
    const unfit = clean.filter(({ fault }) => fault !== null);
    for (const { flow, fault } of unfit) console.error(`${flow} fails unbroken: ${fault}`);
    const fit = clean.filter(({ fault }) => fault === null);
    const seen = new Map(fit.map((tried) => [tried.flow, new Set(tried.seen.flat())]));
    const folders = Object.fromEntries(
      fit.flatMap(({ flow, folder }) => (folder ? [[flow, folder]] : [])),
    );
    const companions = new Set(under.filter(({ beside }) => beside).map(({ id }) => id));
    const all = candidates(mutants, seen, companions, folders);
    const isThere = ({ mutant: { file, line } }: Drawn) =>
      at?.some((place) => `${file}:${line}`.endsWith(place));
    const chosen = at === undefined ? drawn(all, seed, count) : all.filter(isThere);
    console.log(`${mutants.length} mutants, ${all.length} come by, ${chosen.length} drawn.`);
    if (chosen.length === 0) throw new Error('Nothing that is come by can be broken there.');
    const judged = await judge(chosen, fit, crew);
    crew.end();
    if (flows === undefined) tellUnseen(mutants.filter(({ id }) => !sawAny(fit, id)));
    return tell(judged, begin) && unfit.length === 0;
  } finally {
    portal.child.kill();
    rmSync(portal.folder, { recursive: true, force: true });
  }
}

async function judge(chosen: readonly Drawn[], clean: readonly Tried[], crew: Crew) {
  // The long flows first, so that nobody is left alone with one at the end.
  const msOf = (flow: string) => clean.find((one) => one.flow === flow)?.ms ?? 0;
  const order = chosen.toSorted((a, b) => msOf(b.flow) - msOf(a.flow));
  const pieces = order.map(({ flow, mutant: { id, words } }): Wanted => {
    const { seen = [], paths = [] } = clean.find((one) => one.flow === flow) ?? {};
    const tours = seen.flatMap((ids, nth) => (ids.includes(id) ? [nth] : []));
    return { flow, mutant: id, tours, paths, ...(words && { words: [] }) };
  });
  const tried = await crew.work(pieces, ({ flow, mutant, fault, ms }) => {
    const { kind, file, line } = order.find((one) => one.mutant.id === mutant)?.mutant ?? {};
    const what = `${kind} at ${file}:${line}: ${fault?.slice(0, 160) ?? 'NOT NOTICED'}`;
    console.error(`${Math.round(ms / 1000)} s ${flow} ${what.replaceAll(/\s+/g, ' ')}`);
  });
  return order.flatMap(({ flow, mutant }): Judged[] => {
    const own = tried.find((one) => one.flow === flow && one.mutant === mutant.id);
    const fault = own?.fault ?? null;
    const whole = clean.find((one) => one.flow === flow);
    const isSame =
      fault === null && mutant.words !== undefined && own && whole && readTheSame(own, whole);
    return isSame ? [] : [{ flow, mutant, fault }];
  });
}

/** Words that were handed on and said by others: not a letter of any page was another one. */
function readTheSame(own: Tried, whole: Tried): boolean {
  const tours = whole.seen.flatMap((ids, nth) => (ids.includes(own.mutant ?? -1) ? [nth] : []));
  return isDeepStrictEqual(
    own.read,
    tours.map((nth) => whole.read[nth]),
  );
}

/** Prints what was noticed per kind and per flow, and what was not. */
function tell(judged: readonly Judged[], begin: number): boolean {
  const head = ['killed', 'of', '%', 'by waiting'];
  console.log(tableOf([['kind', ...head], ...rows(judged, ({ mutant }) => mutant.kind)]));
  console.log(tableOf([['flow', ...head], ...rows(judged, ({ flow }) => flow)]));
  for (const { flow, mutant, fault } of judged) {
    const { kind, file, line, what } = mutant;
    const words = what.replaceAll(/\s+/g, ' ').slice(0, 120);
    if (fault === null)
      console.error(`${flow}: ${kind} at ${file}:${line} is not noticed: ${words}`);
  }
  const killed = judged.filter(({ fault }) => fault !== null).length;
  const isSharp = 100 * killed >= wanted * judged.length;
  const share = judged.length === 0 ? 100 : (100 * killed) / judged.length;
  const seconds = Math.round((Date.now() - begin) / 1000);
  const verdict = isSharp ? 'The tours bite.' : 'The tours are dull.';
  console.log(`${killed} of ${judged.length} (${share.toFixed(1)} %), ${seconds} s. ${verdict}`);
  return isSharp;
}

/** Waited for in vain, for as long as any tour waits; the unbroken tours came through with the same patience. */
const inVain = /expected|made no request|Timeout|never came to an end/;

function rows(judged: readonly Judged[], nameOf: (one: Judged) => string) {
  return [...new Set(judged.map(nameOf))].toSorted().map((name) => {
    const own = judged.filter((one) => nameOf(one) === name);
    const killed = own.filter(({ fault }) => fault !== null);
    const waited = killed.filter(({ fault }) => inVain.test(fault ?? ''));
    const share = Math.floor((1000 * killed.length) / own.length) / 10;
    return [name, killed.length, own.length, share, waited.length];
  });
}

function sawAny(clean: readonly Tried[], id: number): boolean {
  return clean.some(({ seen }) => seen.some((ids) => ids.includes(id)));
}

function tellUnseen(mutants: readonly Drawn['mutant'][]): void {
  console.log(`${mutants.length} mutants are never come by:`);
  for (const file of new Set(mutants.map((one) => one.file))) {
    const own = mutants.filter((one) => one.file === file);
    console.log(`  ${file}: ${own.map(({ kind, line }) => `${line} ${kind}`).join(', ')}`);
  }
}

/** Processes that each take one piece of work after the other. */
class Crew {
  readonly #workers: ChildProcess[];

  constructor(count: number) {
    const origin = `http://127.0.0.1:${port}`;
    this.#workers = Array.from({ length: count }, () =>
      fork(new URL('viewWorker.ts', import.meta.url), [origin]),
    );
  }

  async work(pieces: readonly Wanted[], done?: (tried: Tried) => void): Promise<Tried[]> {
    const open = [...pieces];
    const all: Tried[] = [];
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let next = open.shift(); next; next = open.shift()) {
          const tried = await answered(worker, next);
          done?.(tried);
          all.push(tried);
        }
      }),
    );
    return all;
  }

  end(): void {
    for (const worker of this.#workers) worker.send('end');
  }
}

function answered(worker: ChildProcess, piece: Wanted): Promise<Tried> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A worker ended.'));
    worker.once('exit', died);
    worker.once('message', (tried: Tried) => {
      worker.off('exit', died);
      resolve(tried);
    });
    worker.send(piece);
  });
}

/** The portal with all mutants, on an empty database. */
async function openPortal(): Promise<{ child: ChildProcess; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-portal-'));
  const env = { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off' };
  const child = fork(new URL('brokenPortal.ts', import.meta.url), {
    env,
    // What it greets with is for people who look at it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The broken portal ended with ${code}.`)));
  });
  return { child, folder };
}
