import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { openDatabase } from '#server/database/open.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openTestApi } from '#tests/support/api.ts';
import { openDisturbed, schedules } from '#tests/support/faults/schedules.ts';

const migrations = fileURLToPath(new URL('../../src/server/database/migrations', import.meta.url));

/** Plays random schedules on a database of its own; answers how many, and what did not agree in the first that failed. */
export async function playSchedules(
  where: { folder: string; url?: string },
  numRuns: number,
  seed: number | undefined,
): Promise<{ played: number; fault: string | null }> {
  const opened = await openDatabase(where);
  await migrateDatabase(opened, migrations);
  const api = await openTestApi({ on: opened });
  const disturbed = await openDisturbed(api);
  const law = fc.asyncProperty(schedules, async (schedule) => {
    const wrong = await disturbed.play(schedule);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  });
  const details = await fc.check(law, { numRuns, ...(seed !== undefined && { seed }) });
  await disturbed.close();
  await api.close();
  return {
    played: details.numRuns,
    fault: details.failed ? (fc.defaultReportMessage(details) ?? '') : null,
  };
}
