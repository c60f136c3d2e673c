// npm run atlas: draws every flow of the registry and says how far it is proven and what it weighs.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { createMachine } from 'xstate';
import * as z from 'zod/mini';
import { charts } from '#machines/registry.ts';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore } from '#tests/models/engine/explore.ts';
import { type FlowUnderTest, flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { play } from '#tests/models/engine/headless.ts';
import { tableOf } from '#tests/models/engine/report.ts';
import { toursOf } from '#tests/models/engine/tours.ts';
import { gleichLesbar } from '#viewer/chart/graph.ts';
import { type Blatt, blattAus } from '#viewer/sheet.ts';
import { writeAtlas } from '#viewer/writeAtlas.ts';

/** A page with a picture may weigh this much on the wire, a flow may take this long of the processor. */
const budget = { kB: 60, ms: 1000 } as const;

/** What the tours in the browser leave behind (`tests/models/browser/report.ts`). */
const browserReport = z.record(
  z.string(),
  z.object({ transitions: z.record(z.string(), z.literal(true)) }),
);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  // The portal starts also with a heavy page.
  options: { 'any-weight': { type: 'boolean', default: false } },
});
const folder = resolve(root, positionals[0] ?? 'dist/atlas');
const inBrowser = browserCoverage(join(root, 'test-results', 'models-browser.json'));

// The first picture pays for starting the layout engine; that belongs to no flow.
const warmUp = process.cpuUsage();
await blattAus({
  id: 'anlauf',
  titel: 'Anlauf',
  chart: createMachine({
    id: 'anlauf',
    initial: 'a',
    states: { a: { initial: 'b', states: { b: { on: { WEITER: '#anlauf.c' } } } }, c: {} },
  }),
  gefunden: [],
  deckung: { automat: new Set(), browser: null },
});
const warmUpMs = cpuMsSince(warmUp);

const blaetter: Blatt[] = [];
const rows: string[][] = [];
for (const flow of await flowsUnderTest()) {
  const begin = process.cpuUsage();
  const blatt = await drawn(flow);
  const ms = cpuMsSince(begin);
  blaetter.push(blatt);
  rows.push([flow.id, ...figures(flow, blatt), String(ms)]);
}
writeAtlas(folder, blaetter);
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: false,
    lib: {
      // A classic script: a module would be refused when the folder is opened from disk.
      entry: join(root, 'src/viewer/script/main.ts'),
      formats: ['iife'],
      name: 'atlas',
      fileName: () => 'atlas.js',
    },
  },
});
spawnSync(process.execPath, [join(root, 'scripts', 'compress.mjs'), folder], { stdio: 'inherit' });
report();

async function drawn({ id, chart, cases, beside }: FlowUnderTest): Promise<Blatt> {
  const graph = explore(chart, cases);
  const taken = toursOf(graph).flatMap((tour) => play(chart, cases, tour).taken);
  const { titel = id, worte, fragen } = charts[id] ?? {};
  return blattAus({
    id,
    titel,
    chart,
    ...(worte ? { worte } : {}),
    ...(fragen ? { fragen } : {}),
    ...(beside ? { neben: beside.map((host) => charts[host]?.titel ?? host) } : {}),
    gefunden: [...graph.vertices.values()].map(({ snapshot }) => snapshot),
    deckung: { automat: new Set(taken), browser: inBrowser.get(id) ?? null },
  });
}

function figures({ chart }: FlowUnderTest, { deckung, ablauf }: Blatt): string[] {
  const ids = transitionsOf(chart).map(transitionId);
  const count = (taken: ReadonlySet<string>) => String(ids.filter((id) => taken.has(id)).length);
  return [
    String(ablauf.zustaende.filter(({ stelle }) => stelle >= 0).length),
    String(ids.length),
    count(deckung.automat),
    deckung.browser === null ? '–' : count(deckung.browser),
  ];
}

/** What the browser tours report; nothing where they have not run. */
function browserCoverage(file: string): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(z.safeParse(browserReport, json(file)).data ?? {}).map(
      ([id, { transitions }]) => [id, new Set(Object.keys(transitions))],
    ),
  );
}

/** Null also for a file that is just being written. */
function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function cpuMsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return Math.round((user + system) / 1000);
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function report(): void {
  const pages = ['index.html', ...blaetter.map(({ ablauf }) => `${ablauf.id}/index.html`)];
  const weights = pages.map((page) => statSync(join(folder, `${page}.br`)).size);
  const head = ['flow', 'states', 'transitions', 'headless', 'browser', 'ms', 'kB'];
  const lines = [head, ...rows.map((row, i) => [...row, kB(weights[i + 1] ?? 0)])];
  console.log(tableOf(lines));
  const script = statSync(join(folder, 'atlas.js')).size;
  console.log(
    `started in ${warmUpMs} ms, list of flows ${kB(weights[0] ?? 0)} kB, script ${kB(script)} kB uncompressed`,
  );
  const heavy = pages.filter((_, i) => (weights[i] ?? 0) > budget.kB * 1000);
  for (const page of heavy) console.error(`${page} weighs more than ${budget.kB} kB.`);
  for (const [id = '', ...cells] of rows) {
    if (Number(cells.at(-1)) > budget.ms) console.error(`${id} took longer than ${budget.ms} ms.`);
  }
  const ambiguous = blaetter.flatMap(({ ablauf }) => gleichLesbar(ablauf));
  for (const arrow of ambiguous) console.error(`More than one arrow reads “${arrow}”.`);
  if ((heavy.length > 0 || ambiguous.length > 0) && !values['any-weight']) process.exitCode = 1;
}
