// The calls of a signed-in customer on PostgreSQL: each against a bare route with the same SELECT, and two processes
// against one, in turn. Answers leave unchecked, as in production.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../ensure.mjs';
import { startPostgres } from '../postgres.mjs';
import { freePort, startAndWait, stop } from './process.mjs';

const rounds = 3;
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
    const bare = await serve([process.execPath, tsx, 'scripts/bench/bare.ts']);
    // The local identity of each process signs for its own address.
    const ours = { origin: one, authorization: await bearer(one) };
    const others = { origin: other, authorization: await bearer(other) };
    const nobody = { origin: bare, authorization: '' };
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
      rows.push(...(await compared(name, of(nobody, route), of(ours, path), of(others, path))));
    }
    return rows;
  } finally {
    for (const { child } of started.toReversed()) await stop(child);
    postgres.stop();
  }
}

/** @param {string} name @param {Target} bare @param {Target} one @param {Target} other @returns {Promise<Row[]>} */
async function compared(name, bare, one, other) {
  const sum = { bare: 0, one: 0, two: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const rates = {
      bare: await rate([bare]),
      one: await rate([one]),
      two: await rate([one, other]),
    };
    // The first round warms all of them up and is not counted.
    if (round === 0) continue;
    sum.bare += rates.bare;
    sum.one += rates.one;
    sum.two += rates.two;
  }
  return [
    [
      `${name}, share of a bare route`,
      sum.one / sum.bare,
      `${perSecond(sum.one)} of ${perSecond(sum.bare)} requests/s`,
    ],
    [
      `${name}, two processes against one`,
      sum.two / sum.one,
      `${perSecond(sum.two)} of ${perSecond(sum.one)} requests/s`,
    ],
  ];
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
