// npm run faults: kills and disturbs the portal on both databases, and counts what was lost or done twice;
// exit 1 where something was. --cycles=<n> kills, --schedules=<n> random schedules, --seed=<n> of these.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playSchedules } from './faults/disturbances.ts';
import { killLoop, type KillFigures, type Victim } from './faults/kills.ts';
import { Client } from 'pg';
import { ensureBuild, ensureDependencies, ensureNode } from './ensure.mjs';
import { startPostgres } from './postgres.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '50' },
    schedules: { type: 'string', default: '100' },
    seed: { type: 'string' },
  },
});
const seed = values.seed === undefined ? undefined : Number(values.seed);
const home = mkdtempSync(join(tmpdir(), 'portal-faults-'));
const command = [process.execPath, 'scripts/start.mjs'];
const postgres = await startPostgres();
const databases = {
  embedded: { folder: join(home, 'data') },
  PostgreSQL: { folder: '', url: postgres.url },
};
const faults: string[] = [];
try {
  for (const [database, where] of Object.entries(databases)) await disturb(database, where);
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
  const figures = await killLoop({ command, ...where }, Number(values.cycles), (number) => {
    if (number % 10 === 0) console.log(`${database}: killed ${number} times`);
  });
  console.table([{ database, ...rowOf(figures) }]);
  const { lost, doubled, torn, otherAnswers } = figures;
  if (lost + doubled + torn + otherAnswers > 0) faults.push(`${database}: see the table`);
  // The customers of the demo data are in the way of those of the schedules.
  const apart =
    where.url === undefined ? { folder: join(home, 'schedules') } : await emptied(where.url);
  const { played, fault } = await playSchedules(apart, Number(values.schedules), seed);
  console.log(`${database}: ${played} random schedules`);
  if (fault !== null) faults.push(fault);
}

/** Another database of the same server. */
async function emptied(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create database schedules');
  await client.end();
  return { folder: '', url: new URL('/schedules', url).href };
}

function rowOf({ restartMs, otherAnswers, ...counts }: KillFigures) {
  const at = (share: number) => restartMs[Math.ceil(restartMs.length * share) - 1] ?? 0;
  return {
    kills: restartMs.length,
    ...counts,
    'other answers': otherAnswers,
    'restart p50 ms': Math.round(at(0.5)),
    'restart p95 ms': Math.round(at(0.95)),
  };
}
