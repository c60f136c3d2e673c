// npm run jobs -- --day 2026-12-01: does the nightly work of a day by hand.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';
import { settingsFrom, workDay } from '../src/main.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const { values } = parseArgs({ options: { day: { type: 'string' } } });
const day = z.safeParse(datum, values.day);
if (!day.success) {
  console.error('Say which day: npm run jobs -- --day 2026-12-01');
  process.exit(1);
}
try {
  const { geaendert, fehler } = await workDay(settingsFrom(process.env, root), root, day.data);
  console.log(`${day.data}: ${geaendert} contracts changed, ${fehler} failed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
