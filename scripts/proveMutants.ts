// npm run prove:mutants: every flow is broken on purpose, in its arrows and in its bodies; the proof must find it.
// Prints per kind and per flow what was found, per law what it found, and where a broken chart went unnoticed.
// --flow=<id> only this flow (again for more), --seed=<n> draws other names and other mutants for the laws, --laws=<n> asks the laws of
// every nth mutant (1: of each; they are always asked of what nothing else found).
// First arrows and states alone, compared first, of which each flow must notice enough; --arrows nothing but these.
// --views instead breaks effects and views, at least --count=<n> of them drawn by the seed, and plays the tours of
// their flows in the browser (TEST_PORT is where the broken portal is served); --at=<file:line> all that stand there.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { lawNames } from '#tests/models/engine/mutants/lawNames.ts';
import { type Bitten, parts, type Piece } from '#tests/models/engine/mutants/shift.ts';
import { tableOf } from '#tests/models/engine/report.ts';
import { proveArrows } from './prove-mutants/arrows.ts';
import { proveViews } from './prove-mutants/views.ts';

const { values } = parseArgs({
  options: {
    flow: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    laws: { type: 'string', default: '5' },
    workers: { type: 'string', default: String(availableParallelism()) },
    arrows: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
    count: { type: 'string', default: '220' },
    at: { type: 'string', multiple: true },
  },
});

if (values.views) {
  const { flow: flows, seed, count, workers, at } = values;
  const told = { seed: Number(seed), count: Number(count), workers: Number(workers) };
  process.exit((await proveViews({ flows, at, ...told })) ? 0 : 1);
}

/** Share of the mutants that must be found, in percent. */
const wanted = 95;

const begin = Date.now();
const flows = (await flowsUnderTest()).filter(({ id }) => values.flow?.includes(id) ?? true);
// The long flows first, and each in pieces, so that no worker is left alone with one at the end.
const longFirst = flows.toSorted(
  (a, b) => Object.keys(b.antworten).length - Object.keys(a.antworten).length,
);
const doFlowsBite = await proveArrows({
  flows: longFirst.map(({ id }) => id),
  workers: Number(values.workers),
});
if (values.arrows) process.exit(doFlowsBite ? 0 : 1);

const pieces = longFirst.flatMap(({ id, antworten }): Piece[] => {
  const of = Object.keys(antworten).length > 4 ? 8 : 1;
  return parts.flatMap((part) =>
    Array.from({ length: of }, (_, nth) => ({ flow: id, part, nth, of })),
  );
});
const bitten = (
  await Promise.all(Array.from({ length: Number(values.workers) }, () => work()))
).flat();

const judged = onceEach(bitten);
console.log(tableOf([head('kind'), ...rows(judged, ({ kind }) => kind)]));
console.log(tableOf([head('flow'), ...rows(bitten, ({ flow }) => flow)]));
console.log(tableOf([['law', 'kills', 'of', 'alone'], ...lawNames().map(lawRow)]));
for (const { flow, kind, place, verdict } of judged) {
  if (verdict === 'nothing') console.error(`${flow}: ${kind} at ${place} is not noticed.`);
  if (verdict === 'equivalent')
    console.error(`${flow}: ${kind} at ${place} changes nothing in its cases.`);
}
const dull = rows(judged, () => 'all').filter(([, , , share]) => Number(share) < wanted);
const idle =
  values.flow === undefined ? lawNames().filter((name) => killsOf(name).length === 0) : [];
for (const law of idle) console.error(`The law ${law} found nothing in any flow.`);
const isSharp = doFlowsBite && dull.length === 0 && idle.length === 0;
console.log(
  `${judged.length} mutants, ${Math.round((Date.now() - begin) / 1000)} s. ${isSharp ? 'The proof bites.' : 'The proof is dull.'}`,
);
process.exit(isSharp ? 0 : 1);

function work(): Promise<Bitten[]> {
  const all: Bitten[] = [];
  const { seed, laws } = values;
  const options = JSON.stringify({ seed: Number(seed), laws: Number(laws) });
  const worker = fork(new URL('prove-mutants/worker.ts', import.meta.url), [options]);
  return new Promise((resolve, reject) => {
    worker.on('message', (some: Bitten[]) => {
      all.push(...some);
      if (some.length > 0) console.error(`… ${pieces.length} pieces left`);
      worker.send(pieces.shift() ?? 'end');
    });
    worker.on('exit', (code) =>
      code === 0 ? resolve(all) : reject(new Error(`A worker ended with ${code}.`)),
    );
  });
}

/** A comparison stands in a source that several flows share; it is found where one of them finds it. */
function onceEach(all: readonly Bitten[]): Bitten[] {
  const worst = new Set<string>(['nothing', 'equivalent']);
  const best = new Map<string, Bitten>();
  for (const one of all) {
    const key =
      one.part === 'comparisons'
        ? `${one.kind} ${one.place}`
        : `${one.flow} ${one.kind} ${one.place}`;
    const known = best.get(key);
    if (!known || worst.has(known.verdict))
      best.set(key, known && worst.has(one.verdict) ? known : one);
  }
  return [...best.values()];
}

function rows(all: readonly Bitten[], nameOf: (one: Bitten) => string) {
  const names = [...new Set(all.map(nameOf))].toSorted();
  return names.map((name) => {
    const own = all.filter((one) => nameOf(one) === name);
    const alike = own.filter(({ verdict }) => verdict === 'equivalent').length;
    const killed = own.filter(
      ({ verdict }) => verdict !== 'nothing' && verdict !== 'equivalent',
    ).length;
    const total = own.length - alike;
    const compared = own.filter(({ verdict }) => verdict === 'comparison').length;
    return [
      name,
      killed,
      total,
      share(killed, total),
      compared,
      share(killed - compared, total),
      alike,
    ];
  });
}

/** `alone`: found without the tours of the unbroken chart, as a fault of the chart itself would have to be. */
function head(name: string) {
  return [name, 'killed', 'total', '%', 'compared', 'alone %', 'alike'];
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10;
}

function killsOf(law: string): Bitten[] {
  return bitten.filter(({ laws }) => laws?.includes(law));
}

/** How many the law notices, of how many it was asked, and how many nothing but laws noticed. */
function lawRow(law: string) {
  const kills = killsOf(law);
  const asked = bitten.filter(({ laws }) => laws !== null).length;
  return [law, kills.length, asked, kills.filter(({ verdict }) => verdict === 'laws').length];
}
