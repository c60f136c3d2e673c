// Again on PostgreSQL: locks and lost connections are its own.
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { vertrag } from '#server/database/schema.ts';
import { lauf } from '#server/database/vorgangsschema.ts';
import { nachtwache } from '#server/jobs/nachtwache.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtdienste } from '#tests/support/nachts.ts';
import { insertRows, nummern } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

let offen: TestDatabase;
let jetzt: string;
beforeEach(async () => {
  jetzt = '2026-11-20T22:58:00Z';
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
  await eventually(async () => expect(await tage()).toEqual(['2026-11-20']));
  jetzt = '2026-11-20T23:00:30Z';
  await eventually(async () => {
    vi.advanceTimersByTime(60_000);
    expect(await tage()).toEqual(['2026-11-20', '2026-11-21']);
  });
  await app.close();
  jetzt = '2026-11-21T23:00:30Z';
  vi.advanceTimersByTime(120_000);
  expect(await tage()).toHaveLength(2);
});

test('a night in which the database goes away is not done until it was back for all of it', async () => {
  await insertRows(offen.database);
  await offen.database
    .update(vertrag)
    .set({ status: 'AUSLAUFEND', beendigungsdatum: '2026-11-19' })
    .where(eq(vertrag.versicherungsNummer, nummern.eigener));
  await offen.database.execute(sql`create function fort() returns trigger language plpgsql as
    $$ begin raise exception 'gone' using errcode = '57P01'; end $$`);
  await offen.database.execute(sql`create trigger fort before update on vertrag
    for each row execute function fort()`);
  const app = Fastify();
  const dienste = nachtdienste(offen.database, () => new Date(jetzt));
  nachtwache(app, dienste);
  const versucht = vi.spyOn(app.log, 'error');
  await app.listen({ port: 0 });
  await eventually(() => expect(versucht).toHaveBeenCalledOnce());
  expect(await tage()).toEqual([]);
  await offen.database.execute(sql`drop function fort cascade`);
  await eventually(async () => {
    vi.advanceTimersByTime(60_000);
    expect(await tage()).toEqual(['2026-11-20']);
  });
  await app.close();
  const [zeile] = await offen.database
    .select({ status: vertrag.status })
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, nummern.eigener));
  expect(zeile).toEqual({ status: 'BEENDET' });
});

async function tage(): Promise<string[]> {
  const zeilen = await offen.database.select({ tag: lauf.tag }).from(lauf).orderBy(lauf.tag);
  return zeilen.map(({ tag }) => tag);
}
