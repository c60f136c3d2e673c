// Again on PostgreSQL: statements no other of these tests makes.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { insertTarifierte, leeren } from '#tests/support/aenderungsaufrufe.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { grundvertrag, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
const { hochgeladen } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertTarifierte(api);
  const jahresumsatz = { value: 20_000_000, isAdjustable: true };
  await api.database.update(tables.vertrag).set({
    risiken: { ...grundvertrag.risiken, jahresumsatz },
  });
  await api.database.insert(tables.aufgabe).values({
    id: crypto.randomUUID(),
    versicherungsNummer: nr,
    typ: 'UmsatzErinnern1',
    status: 'Offen',
    erstelltAm: '2026-10-03',
    faelligAm: '2026-12-02',
  });
});
afterEach(async () => {
  await api.database.execute(sql`truncate aufgabe`);
  await leeren(api);
});
afterAll(() => api.close());

const nr = nummern.eigener;
const wunsch = { wirksamkeitsdatum: '2027-01-01', jahresumsatz: 26_000_000 };

test('a new revenue waits for the Hauptfälligkeit, and nobody asks for it any more', async () => {
  const body = await berechnet();
  expect(await senden('PATCH', 'bhv/umsatz', body)).toMatchObject({
    status: 200,
    body: {
      jahresumsatz: { value: 20_000_000, isAdjustable: false },
      aufgaben: [{ typ: 'UmsatzErinnern1', status: 'Erledigt', erledigtAm: '2026-11-20' }],
      vorgemerkteAenderungen: [
        {
          art: 'jahresumsatz',
          text: 'Jahresumsatz: 260.000,00\u00A0EUR',
          wirksamkeitsdatum: '2027-01-01',
          versicherungsPraemie: 73_399,
        },
      ],
    },
  });
  expect(await senden('POST', 'beitrag/bhv/umsatz', wunsch)).toMatchObject({
    status: 409,
    body: { code: 'VORGEMERKT' },
  });
});

test('a revenue fallen by more than half is saved with a proof, without one a person looks at it', async () => {
  const body = await berechnet({ ...wunsch, jahresumsatz: 9_000_000 });
  expect(await senden('PATCH', 'bhv/umsatz', body)).toMatchObject({
    status: 409,
    body: {
      code: 'MANUELL',
      errorMessage: 'Diese Änderung prüfen wir persönlich. Bitte senden Sie uns eine Nachricht.',
    },
  });
  expect(await api.database.select().from(tables.vormerkung)).toEqual([]);
  const nachweise = [await hochgeladen(people.kundin, 'AENDERUNG')];
  expect(await senden('PATCH', 'bhv/umsatz', { ...body, nachweise })).toMatchObject({
    status: 200,
    body: { vorgemerkteAenderungen: [{ art: 'jahresumsatz' }] },
  });
});

test('a revenue that is taken back can be stated anew', async () => {
  await senden('PATCH', 'bhv/umsatz', await berechnet());
  expect(await senden('DELETE', 'vormerkung/jahresumsatz', {})).toMatchObject({
    status: 200,
    body: { jahresumsatz: { isAdjustable: true }, vorgemerkteAenderungen: [] },
  });
  expect((await senden('PATCH', 'bhv/umsatz', await berechnet())).status).toBe(200);
});

test('a revenue that has not changed is confirmed once, told to the customer, and changes no premium', async () => {
  const schluessel = crypto.randomUUID();
  const bestaetigen = () =>
    senden('POST', 'umsatz/bestaetigung', {}, people.kundin, { 'idempotency-key': schluessel });
  const [erste, zweite] = [await bestaetigen(), await bestaetigen()];
  expect(erste).toMatchObject({
    status: 200,
    body: {
      versicherungsPraemie: 57_120,
      jahresumsatz: { value: 20_000_000, isAdjustable: false },
      aufgaben: [{ status: 'Erledigt' }],
    },
  });
  expect(zweite.body).toEqual(erste.body);
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    { aktion: 'jahresumsatz.bestaetigt', versicherungsNummer: nr },
  ]);
  expect(await api.database.select().from(mitteilung)).toMatchObject([
    { betreff: 'Ihr Jahresumsatz ist bestätigt' },
  ]);
  expect(await senden('POST', 'umsatz/bestaetigung', {})).toMatchObject({
    status: 409,
    body: { code: 'NICHT_AENDERBAR' },
  });
});

test('a broker confirms for his customer and says so', async () => {
  expect((await senden('POST', 'umsatz/bestaetigung', {}, people.makler)).status).toBe(422);
  const body = { imAuftragDesKunden: true };
  expect((await senden('POST', 'umsatz/bestaetigung', body, people.makler)).status).toBe(200);
});

test('a revenue we raised is corrected at once, from the day on that we raised it', async () => {
  api.setNow('2027-01-20T10:00:00Z');
  await api.database
    .update(tables.aufgabe)
    .set({ typ: 'UmsatzAutomatischAnpassen', status: 'Erledigt', erledigtAm: '2027-01-01' });
  const berichtigt = { ...wunsch, jahresumsatz: 19_000_000 };
  const body = await berechnet(berichtigt);
  const antwort = await senden('PATCH', 'bhv/umsatz', body);
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      versicherungsPraemie: body.beitragErwartet,
      jahresumsatz: { value: 19_000_000, isAdjustable: false },
      vorgemerkteAenderungen: [],
    },
  });
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    { aktion: 'jahresumsatz.geaendert' },
  ]);
});

test('the call of another product does not change the revenue', async () => {
  expect(await senden('POST', 'beitrag/vh/umsatz', wunsch)).toMatchObject({
    status: 409,
    body: { code: 'NICHT_AENDERBAR' },
  });
});

async function berechnet(was = wunsch) {
  const antwort = await senden('POST', 'beitrag/bhv/umsatz', was);
  const { berechnungId, beitragNeu } = z.parse(berechnung, antwort.body);
  return {
    versicherungsNummer: nr,
    ...was,
    berechnungId,
    beitragErwartet: beitragNeu.versicherungsPraemie,
  };
}

function senden(
  method: 'POST' | 'PATCH' | 'DELETE',
  was: string,
  body: object,
  als: Person = people.kundin,
  headers = { 'idempotency-key': crypto.randomUUID() },
) {
  return api.send({ method, path: `/vertrag/${nr}/${was}`, als, body, headers });
}
