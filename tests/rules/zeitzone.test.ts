import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const antwort = z.object({ zone: z.int(), regeln: z.array(z.unknown()) });

/** Every date rule in a process that believes it is somewhere else. */
function regelnIn(zone: string) {
  const script = fileURLToPath(new URL('../support/dateRulesProcess.ts', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
    maxBuffer: 1 << 26,
  });
  expect(status).toBe(0);
  return z.parse(antwort, JSON.parse(stdout));
}

test('the server reaches the same days in Berlin wherever its machine stands', () => {
  const utc = regelnIn('UTC');
  const kiritimati = regelnIn('Pacific/Kiritimati');
  const niue = regelnIn('Pacific/Niue');
  expect([utc.zone, kiritimati.zone, niue.zone]).toEqual([0, -840, 660]);
  expect(utc.regeln.slice(0, 8)).toEqual([
    '2026-03-29',
    '2026-03-29',
    '2026-10-25',
    '2026-10-25',
    '2026-12-31',
    '2027-01-01',
    '2028-02-29',
    '2100-02-28',
  ]);
  expect(kiritimati.regeln).toEqual(utc.regeln);
  expect(niue.regeln).toEqual(utc.regeln);
});
