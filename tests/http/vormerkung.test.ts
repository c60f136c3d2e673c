import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as tables from '#server/database/schema.ts';
import {
  berechneSb,
  insertTarifierte,
  leeren,
  loescheSb,
  speichereSb,
} from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertTarifierte(api);
  await speichereSb(api, await berechneSb(api));
  await vi.waitUntil(() => api.mails.length === 1);
});
afterEach(() => leeren(api));
afterAll(() => api.close());

const nr = nummern.eigener;

test('a pending change is withdrawn, and the customer is told once however often she asks', async () => {
  const schluessel = crypto.randomUUID();
  const antwort = await loescheSb(api, people.kundin, {}, schluessel);
  expect(antwort).toMatchObject({ status: 200, body: { vorgemerkteAenderungen: [] } });
  expect(antwort.body).not.toHaveProperty('vorgemerkteSelbstBeteiligung');
  expect((await loescheSb(api, people.kundin, {}, schluessel)).body).toEqual(antwort.body);
  await eventually(() => expect(api.mails).toHaveLength(2));
  expect(api.mails[1]).toMatchObject({
    betreff: 'Ihre vorgemerkte Änderung zum 01.12.2026 ist gelöscht',
  });
  expect(await api.database.select().from(tables.vormerkung)).toEqual([]);
  const aktionen = await api.database.select({ a: tables.journal.aktion }).from(tables.journal);
  expect(aktionen.map(({ a }) => a)).toContain('selbstBeteiligung.vormerkungGeloescht');
});

test('a pending change is gone for whoever withdraws it a second time', async () => {
  await loescheSb(api);
  expect((await loescheSb(api)).status).toBe(409);
});

test('a pending change stays when its day has come', async () => {
  api.setNow('2026-12-01T10:00:00Z');
  expect(await loescheSb(api)).toMatchObject({
    status: 409,
    body: { errorMessage: 'Diese Änderung gilt bereits. Sie können sie nicht mehr löschen.' },
  });
});

test('a pending change is withdrawn by a broker only in the name of his customer, by a stranger never', async () => {
  expect((await loescheSb(api, people.andererKunde)).status).toBe(404);
  expect((await loescheSb(api, people.makler)).status).toBe(422);
  expect((await loescheSb(api, people.makler, { imAuftragDesKunden: true })).status).toBe(200);
  await eventually(() => expect(api.mails).toHaveLength(2));
  expect(api.mails[1]?.text).toContain('Name makler hat das in Ihrem Auftrag veranlasst.');
});

test('a pending change of another kind may be added, at the price the contract will have then', async () => {
  const path = `/vertrag/${nr}/beitrag/zahlweise`;
  const body = { wirksamkeitsdatum: '2027-01-01', zahlweise: 'MONATLICH' };
  const antwort = await api.send({ method: 'POST', path, als: people.kundin, body });
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      // With the deductible that is pending for December.
      beitragAlt: { versicherungsPraemie: 62_832 },
      hinweise: [{ code: 'RATENZUSCHLAG' }],
    },
  });
});
