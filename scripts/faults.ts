// npm run faults: kills and disturbs the portal and its databases, and counts what was lost or done twice; exit 1
// where something was. --cycles=<n> kills, --outages=<n> of PostgreSQL, --schedules=<n> random ones, --seed=<n> of these.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { playSchedules } from './faults/disturbances.ts';
import { diskFull } from './faults/fullDisk.ts';
import { killLoop } from './faults/kills.ts';
import { databaseKilled, flapping, type OutageFigures } from './faults/outages.ts';
import type { Victim, WritingFigures } from './faults/writing.ts';
import { ensureBuild, ensureDependencies, ensureNode } from './ensure.mjs';
import { startPostgres } from './postgres.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '50' },
    outages: { type: 'string', default: '10' },
    schedules: { type: 'string', default: '100' },
    seed: { type: 'string' },
  },
});
const seed = values.seed === undefined ? undefined : Number(values.seed);
const home = mkdtempSync(join(tmpdir(), 'portal-faults-'));
const command = [process.execPath, 'scripts/start.mjs'];
const postgres = await startPostgres({ killable: true });
const databases = {
  embedded: { folder: join(home, 'data') },
  PostgreSQL: { folder: '', url: postgres.url },
};
const faults: string[] = [];
/** `reference/trust.md` R4. */
const recoveryMs = 5_000;
try {
  for (const [database, where] of Object.entries(databases)) await disturb(database, where);
  await outages(Number(values.outages));
  await full();
} finally {
  postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? 'Nothing was lost, and nothing done twice.' : 'There are faults.',
);
process.exit(faults.length === 0 ? 0 : 1);

async function disturb(database: string, where: Omit<Victim, 'command'>): Promise<void> {
  if (Number(values.cycles) > 0) {
    const { restartMs, ...figures } = await killLoop(
      { command, ...where },
      Number(values.cycles),
      (number) => {
        if (number % 10 === 0) console.log(`${database}: killed ${number} times`);
      },
    );
    tell(`${database}, portal killed`, figures, {
      kills: restartMs.length,
      'restart p50 ms': at(restartMs, 0.5),
      'restart p95 ms': at(restartMs, 0.95),
    });
  }
  if (Number(values.schedules) === 0) return;
  // The customers of the demo data are in the way of those of the schedules.
  const apart =
    where.url === undefined
      ? { folder: join(home, 'schedules') }
      : { folder: '', url: await another('schedules') };
  const { played, fault } = await playSchedules(apart, Number(values.schedules), seed);
  console.log(`${database}: ${played} random schedules`);
  if (fault !== null) faults.push(fault);
}

/** PostgreSQL is killed, and goes away and comes back every second. */
async function outages(times: number): Promise<void> {
  if (times === 0) return;
  tellOutage('PostgreSQL killed', await databaseKilled(await on('killed'), postgres, times));
  tellOutage('PostgreSQL flapping', await flapping(await on('flapping'), 'refused', times));
  tellOutage('PostgreSQL silent at times', await flapping(await on('silent'), 'silent', times));
}

/** The portal on another database of the same server. */
async function on(name: string): Promise<Victim> {
  return { command, folder: '', url: await another(name) };
}

function tellOutage(what: string, { backMs, ...figures }: OutageFigures): void {
  const slowest = at(backMs, 1);
  tell(what, figures, { outages: backMs.length, 'back after ms, at most': slowest });
  if (slowest > recoveryMs) faults.push(`${what}: nobody was answered for ${slowest} ms after it`);
}

async function full(): Promise<void> {
  const found = await diskFull(command, home);
  if (found === null) return console.log('No small disk can be mounted here: not filled.');
  const { backMs, readsGoOn, ...figures } = found;
  const back = backMs === null ? 'a restart' : Math.round(backMs);
  tell('embedded, disk full', figures, { 'reads go on': readsGoOn, 'back after ms': back });
  if (!readsGoOn) faults.push('A full disk: nothing can be read either');
}

/** One line of figures; what does not agree is a fault. */
function tell(what: string, { otherAnswers, ...counts }: WritingFigures, more: object): void {
  console.table([{ what, ...counts, 'other answers': otherAnswers, ...more }]);
  const { lost, doubled, torn } = counts;
  if (lost + doubled + torn + otherAnswers > 0) faults.push(`${what}: see the table`);
}

/** Another database of the same server. */
async function another(name: string): Promise<string> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, postgres.url).href;
}

/** Of sorted figures. */
function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}
