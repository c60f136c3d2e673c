// The same calls on a small and on a large portfolio, in turns, and many customers at once on the large one.
// Prints one JSON object: medians per call of both, and how the many fared.
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/database/open.ts';
import { root } from '../ensure.mjs';
import { startPostgres } from '../postgres.mjs';
import { median, share } from './median.mjs';
import { freePort, startAndWait, stop } from './process.mjs';
import { grow, notePlaces } from './masses/grow.ts';
import { type Customer, openAccounts } from './masses/people.ts';
import { signIn, type Times, visit } from './masses/visit.ts';

const [small = '10000', large = '1000000', many = '200'] = process.argv.slice(2);
const calls = ['list', 'detail', 'calculate', 'save'] as const;

/** A portal on a portfolio of its own, and customers who can sign in. */
interface Site {
  origin: string;
  customers: Customer[];
  close: () => Promise<void>;
}

const postgres = await startPostgres();
try {
  const sites = [await openSite('klein', Number(small)), await openSite('gross', Number(large))];
  try {
    const times = await inTurns(sites);
    const medians = times.map((site) =>
      Object.fromEntries(calls.map((call) => [call, median(site.map((one) => one[call]))])),
    );
    const crowd = await allAtOnce(sites[1]);
    process.stdout.write(JSON.stringify({ small: medians[0], large: medians[1], crowd }));
  } finally {
    for (const site of sites) await site.close();
  }
} finally {
  postgres.stop();
}

async function openSite(name: string, contracts: number): Promise<Site> {
  const server = await openDatabase({ url: postgres.url, folder: '' });
  await server.patient.execute(sql`create database ${sql.identifier(name)}`);
  await server.close();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const port = await freePort();
  const env = { DATABASE_URL: url.href, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  const { child } = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
  const opened = await openDatabase({ url: url.href, folder: '' });
  const begin = performance.now();
  await notePlaces(opened.patient);
  const copies = await grow(opened.patient, contracts);
  const customers = await openAccounts(opened.patient, copies, Number(many));
  await opened.close();
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stderr.write(`${contracts} contracts written in ${seconds} s\n`);
  return { origin: `http://127.0.0.1:${port}`, customers, close: () => stop(child) };
}

/** One customer of each portfolio after the other, so that whatever else the machine does meets both. */
async function inTurns(sites: readonly Site[]): Promise<Times[][]> {
  const times: Times[][] = sites.map(() => []);
  for (let index = 0; index < Number(many); index += 1) {
    for (const [place, { origin, customers }] of sites.entries()) {
      const customer = customers[index];
      if (!customer) continue;
      const token = await signIn(origin, customer);
      times[place]?.push(await visit(origin, token, customer));
    }
  }
  return times;
}

async function allAtOnce(site: Site | undefined) {
  if (!site) throw new Error('There is no portal to visit.');
  const start = performance.now();
  const outcomes = await Promise.allSettled(
    site.customers.map(async (customer) => {
      const token = await signIn(site.origin, customer);
      return visit(site.origin, token, customer);
    }),
  );
  const times = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const reasons = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason)] : [],
  );
  return {
    errors: reasons.length,
    reasons: [...new Set(reasons)].slice(0, 5),
    seconds: (performance.now() - start) / 1000,
    saveP95: share(
      times.map(({ save }) => save),
      0.95,
    ),
  };
}
