// The calls of a signed-in customer on PostgreSQL: each against a bare route with the same SELECT, and two processes
// against one, of both, in turn. Answers leave unchecked, as in production.
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../ensure.mjs';
import { startPostgres } from '../postgres.mjs';
import { freePort, startAndWait, stop } from './process.mjs';

const rounds = 3;
/** What a second process is to bring where the machine has the cores for it (issue 18). */
const ofTwo = 1.7;
const nummer = 'PH250000101';
const calls = {
  list: { path: '/api/vertrag/findByPartnerNummer/P000001', bare: '/list' },
  detail: { path: `/api/vertrag/${nummer}`, bare: '/detail' },
  calculate: {
    path: `/api/vertrag/${nummer}/beitrag/zahlweise`,
    bare: '/calculate',
    body: { zahlweise: 'MONATLICH' },
  },
};

/** @typedef {import('./budgets.mjs').Row} Row @typedef {{ url: string, authorization: string, body?: object }} Target @typedef {{ origin: string, authorization: string }} Server */

/** @returns {Promise<Row[]>} */
export async function measureApi() {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT: 'off', ANSWERS: 'unchecked' };
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const start = [process.execPath, 'scripts/start.mjs'];
  /** @type {{ child: import('node:child_process').ChildProcess }[]} */
  const started = [];
  const serve = async (/** @type {string[]} */ command) => {
    const port = await freePort();
    started.push(await startAndWait(root, command, env, port));
    return `http://127.0.0.1:${port}`;
  };
  try {
    const one = await serve(start);
    const other = await serve(start);
    const bareCommand = [process.execPath, tsx, 'scripts/bench/bare.ts'];
    const bare = await serve(bareCommand);
    const otherBare = await serve(bareCommand);
    // The local identity of each process signs for its own address.
    const ours = { origin: one, authorization: await bearer(one) };
    const others = { origin: other, authorization: await bearer(other) };
    const nobody = { origin: bare, authorization: '' };
    const nobodyElse = { origin: otherBare, authorization: '' };
    const day = await firstDay(ours);
    /** @type {Row[]} */
    const rows = [];
    for (const [name, { path, bare: route, ...call }] of Object.entries(calls)) {
      const body = 'body' in call ? { ...call.body, wirksamkeitsdatum: day } : undefined;
      const of = (
        /** @type {Server} */ { origin, authorization },
        /** @type {string} */ route,
      ) => ({
        url: `${origin}${route}`,
        authorization,
        ...(body && { body }),
      });
      const bares = [of(nobody, route), of(nobodyElse, route)];
      rows.push(...(await compared(name, bares, [of(ours, path), of(others, path)])));
    }
    return rows;
  } finally {
    for (const { child } of started.toReversed()) await stop(child);
    postgres.stop();
  }
}

/** @param {string} name @param {Target[]} bares @param {Target[]} ours @returns {Promise<Row[]>} */
async function compared(name, bares, ours) {
  const sum = await sumsOf(bares, ours);
  const second = sum.two / sum.one;
  const secondBare = sum.twoBare / sum.bare;
  const cores = `${sum.busy.toFixed(1)} of ${cpus().length} cores busy`;
  return [
    [
      `${name}, share of a bare route`,
      sum.one / sum.bare,
      `${perSecond(sum.one)} of ${perSecond(sum.bare)} requests/s`,
    ],
    [
      `${name}, two processes against one`,
      second,
      `${perSecond(sum.two)} of ${perSecond(sum.one)} requests/s, ${cores}`,
    ],
    [
      `${name}, two processes against one, of ${ofTwo} or what the machine gives`,
      second / Math.min(ofTwo, secondBare),
      `two bare ones bring ${secondBare.toFixed(2)}`,
    ],
  ];
}

/** Answers of one and of two of each in turn, and the cores that two of ours keep busy. @param {Target[]} bares @param {Target[]} ours */
async function sumsOf(bares, ours) {
  const sum = { bare: 0, twoBare: 0, one: 0, two: 0, busy: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await rate(bares.slice(0, 1));
    const one = await rate(ours.slice(0, 1));
    const twoBare = await rate(bares);
    const before = cpuTimes();
    const two = await rate(ours);
    const busy = busyCores(before, cpuTimes());
    // The first round warms all of them up and is not counted.
    if (round === 0) continue;
    sum.bare += bare;
    sum.one += one;
    sum.twoBare += twoBare;
    sum.two += two;
    sum.busy += busy / rounds;
  }
  return sum;
}

/** Time of all cores since the machine started: all of it, and that in which they did nothing. */
function cpuTimes() {
  const times = cpus().map((core) => core.times);
  const all = times.flatMap((of) => Object.values(of)).reduce((sum, ms) => sum + ms, 0);
  return { all, idle: times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** @typedef {ReturnType<typeof cpuTimes>} CpuTimes @param {CpuTimes} from @param {CpuTimes} to */
function busyCores(from, to) {
  return cpus().length * (1 - (to.idle - from.idle) / (to.all - from.all));
}

/** Answers per second of all of them at once. @param {Target[]} targets */
async function rate(targets) {
  const rates = await Promise.all(
    targets.map(async (target) => {
      const args = [join('scripts', 'bench', 'ask.mjs'), JSON.stringify(target)];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
      return Number(stdout);
    }),
  );
  return rates.reduce((all, rate) => all + rate, 0);
}

/** In a process of its own: a second sign-in of the same client would end the first. @param {string} origin */
async function bearer(origin) {
  const module = pathToFileURL(join(root, 'scripts', 'bench', 'apiToken.mjs')).href;
  const script = `import { apiToken } from '${module}'; process.stdout.write(await apiToken('${origin}'));`;
  const args = ['--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return `Bearer ${stdout}`;
}

/** A day on which the payment period may change. @param {Server} server */
async function firstDay({ origin, authorization }) {
  const answer = await fetch(`${origin}/api/vertrag/${nummer}`, { headers: { authorization } });
  return (await answer.json()).aenderungen.zahlweise.wirksamkeitsdatum;
}

/** @param {number} total */
function perSecond(total) {
  return Math.round(total / rounds);
}
