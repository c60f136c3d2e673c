import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lauf } from '#server/database/vorgangsschema.ts';
import { nachtwache } from '#server/jobs/nachtwache.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtdienste } from '#tests/support/nachts.ts';

let offen: TestDatabase;
let jetzt = '2026-11-20T22:58:00Z';
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  offen = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await offen.close();
});

test('a server does the day when it listens, the next one at midnight in Berlin, and none once it is closed', async () => {
  const app = Fastify();
  nachtwache(
    app,
    nachtdienste(offen.database, () => new Date(jetzt)),
  );
  await app.ready();
  expect(await tage()).toEqual([]);
  await app.listen({ port: 0 });
  await vi.waitFor(async () => expect(await tage()).toEqual(['2026-11-20']));
  jetzt = '2026-11-20T23:00:30Z';
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(60_000);
    expect(await tage()).toEqual(['2026-11-20', '2026-11-21']);
  });
  await app.close();
  jetzt = '2026-11-21T23:00:30Z';
  vi.advanceTimersByTime(120_000);
  expect(await tage()).toHaveLength(2);
});

async function tage(): Promise<string[]> {
  const zeilen = await offen.database.select({ tag: lauf.tag }).from(lauf).orderBy(lauf.tag);
  return zeilen.map(({ tag }) => tag);
}
