// Again on PostgreSQL: statements no other of these tests makes.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { vertrag } from '#server/database/schema.ts';
import { schliesseAb } from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
let nummer: string;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  const { versicherungsNummer } = await schliesseAb(api, hausrat);
  nummer = versicherungsNummer ?? '';
  // As if it were older than the column, and hers.
  await api.database
    .update(vertrag)
    .set({ tarifAngaben: null, partnerNummer: 'P000001' })
    .where(eq(vertrag.versicherungsNummer, nummer));
});
afterAll(() => api.close());

const lesen = (path: string) => api.send({ method: 'GET', path, als: people.kundin });

test('a contract from before it was kept what it was priced from can be changed all the same', async () => {
  const offen = { kacheln: expect.arrayContaining([frei('selbstbeteiligung')]) as unknown };
  expect((await lesen(`/vertrag/${nummer}`)).body).toMatchObject(offen);
  const { body: liste } = await lesen('/vertrag/findByPartnerNummer/P000001');
  expect(liste).toEqual(expect.arrayContaining([expect.objectContaining(offen)]));
  const wunsch = { wirksamkeitsdatum: '2026-11-21', selbstbeteiligung: 'SB_250' };
  const gerechnet = await api.send({
    method: 'POST',
    path: `/vertrag/${nummer}/beitrag/selbstbeteiligung`,
    als: people.kundin,
    body: wunsch,
  });
  const { berechnungId, beitragNeu } = z.parse(berechnung, gerechnet.body);
  const beitragErwartet = beitragNeu.versicherungsPraemie;
  const gespeichert = await api.send({
    method: 'PATCH',
    path: `/vertrag/${nummer}/selbstbeteiligung`,
    als: people.kundin,
    body: { versicherungsNummer: nummer, ...wunsch, berechnungId, beitragErwartet },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(gespeichert.status).toBe(200);
});

test('what an older release kept of a contract, and nobody is told any more, stays in the house', async () => {
  await api.database
    .update(vertrag)
    .set({
      risiken: sql`jsonb_set(${vertrag.risiken} || '{"vermerk":"intern"}', '{risikoOrt,vermerk}', '"intern"')`,
      bankverbindung: sql`'{"iban":"DE02120300000000202051","swiftBic":null,"kontoinhaber":"Anna Bergmann","vermerk":"intern"}'::jsonb`,
    })
    .where(eq(vertrag.versicherungsNummer, nummer));
  for (const path of [`/vertrag/${nummer}`, '/vertrag/findByPartnerNummer/P000001']) {
    const { status, body } = await lesen(path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body)).not.toContain('intern');
  }
});

function frei(art: string): unknown {
  return expect.objectContaining({ art, hinderung: null });
}
