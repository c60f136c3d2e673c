// Again on PostgreSQL: statements no other of these tests makes.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { zugestellt } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

const nr = nummern.eigener;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  // Concluded ten days ago, begun five days ago: the period ends on 24 November.
  await api.database
    .update(tables.vertrag)
    .set({
      antragsdatum: '2026-11-10',
      unterlagenErhaltenAm: '2026-11-10',
      vertragsBeginn: '2026-11-15',
      hauptfaelligkeitTag: 15,
      hauptfaelligkeitMonat: 11,
      mandatsreferenz: `${nr}-01`,
    })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
});
afterEach(async () => {
  await zugestellt(api);
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
  await api.database.execute(
    sql`truncate vertrag, journal, wiederholung, zugang, zustimmung, partner, vermittler, mitteilung, dokument, beendigung, postausgang, anfragezaehler cascade`,
  );
});
afterAll(() => api.close());

test('an address that another system wrote in capitals is answered as it is written here', async () => {
  await api.database.execute(
    sql`update partner set email = ' Lena.Krueger@Example.ORG ' where partner_nummer = 'P000001'`,
  );
  const path = `/vertrag/${nr}/widerruf`;
  expect(await api.send({ method: 'GET', path, als: people.kundin })).toMatchObject({
    status: 200,
    body: { email: 'lena.krueger@example.org' },
  });
});

test('within the period a customer is told until when, what comes back and where the receipt goes', async () => {
  const antwort = await api.send({
    method: 'GET',
    path: `/vertrag/${nr}/widerruf`,
    als: people.kundin,
  });
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      hinderung: null,
      fristEnde: '2026-11-24',
      kuendbar: true,
      name: 'Lena Krüger',
      email: 'p000001@example.org',
      beendigungsdatum: '2026-11-20',
      abgebucht: false,
      erstattung: 0,
    },
  });
});

test('a contract says until when it can be revoked, as the revocation does, and nothing after that day', async () => {
  const amVertrag = { method: 'GET', path: `/vertrag/${nr}`, als: people.kundin } as const;
  expect((await api.send(amVertrag)).body).toMatchObject({
    widerrufbar: true,
    widerrufBis: '2026-11-24',
  });
  const liste = await api.send({
    method: 'GET',
    path: '/vertrag/findByPartnerNummer/P000001',
    als: people.kundin,
  });
  expect(liste.body).toContainEqual(
    expect.objectContaining({ versicherungsNummer: nr, widerrufBis: '2026-11-24' }),
  );
  api.setNow('2026-11-24T22:59:00Z');
  expect((await api.send(amVertrag)).body).toMatchObject({ widerrufBis: '2026-11-24' });
  api.setNow('2026-11-24T23:01:00Z');
  expect((await api.send(amVertrag)).body).toMatchObject({ widerrufbar: false, widerrufBis: null });
});

test('a revocation undoes the contract, deletes the mandate and confirms day and time', async () => {
  expect(await widerrufe()).toMatchObject({
    status: 200,
    body: {
      eingegangenAm: '2026-11-20T10:00:00.000Z',
      beendigungsdatum: '2026-11-20',
      abgebucht: false,
      erstattung: 0,
      erstattungBis: '2026-12-20',
    },
  });
  expect(await vertragsstand()).toMatchObject({
    status: 'STORNIERT',
    kuendbar: 'NEIN',
    beendigungsdatum: '2026-11-20',
    mandatsreferenz: null,
    version: 2,
  });
  expect(await api.database.select().from(tables.dokument)).toMatchObject([
    { typ: 'WIDERRUFSBESTAETIGUNG', versicherungsNummer: nr },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]).toMatchObject({
    an: 'p000001@example.org',
    betreff: 'Widerrufsbestätigung',
  });
  expect(api.mails[0]?.text).toContain('ist am 20.11.2026 um 11:00\u00A0Uhr eingegangen.');
  expect(api.mails[0]?.text).toContain(
    'Wir haben noch nichts abgebucht und buchen nichts mehr ab.',
  );
});

test('on the day of the first debit the days after the receipt come back', async () => {
  api.setNow('2026-11-24T10:00:00Z');
  // 571,20 EUR for a year of 365 days, 355 of them after that day.
  expect(await widerrufe()).toMatchObject({ body: { abgebucht: true, erstattung: 55_555 } });
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain('Wir erstatten Ihnen 555,55\u00A0EUR');
});

test('before the contract begins nothing was debited and its first day is its end', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ vertragsBeginn: '2026-12-01', hauptfaelligkeitTag: 1, hauptfaelligkeitMonat: 12 })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  expect(await widerrufe()).toMatchObject({
    body: { beendigungsdatum: '2026-12-01', abgebucht: false, erstattung: 0 },
  });
});

test('a receipt goes to another address as well when she asks for it', async () => {
  await widerrufe({ email: 'andere@example.org' });
  await eventually(() => expect(api.mails).toHaveLength(2));
  expect(api.mails.map(({ an }) => an).toSorted()).toEqual([
    'andere@example.org',
    'p000001@example.org',
  ]);
});

test('after the period she is told when it ended and that she can cancel', async () => {
  api.setNow('2026-11-25T10:00:00Z');
  expect(await widerrufe()).toMatchObject({
    status: 409,
    body: {
      code: 'FRIST_ABGELAUFEN',
      errorMessage:
        'Die Widerrufsfrist ist am 24.11.2026 abgelaufen. Sie können Ihren Vertrag kündigen.',
    },
  });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', version: 1 });
});

test('a short trip has no such right, and nobody is sent from here to a cancellation that is refused, too', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ produkt: 'REISE', zahlweise: 'EINMALIG', ablaufdatum: '2026-11-30' })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  expect(await widerrufe()).toMatchObject({
    status: 409,
    body: {
      code: 'KEIN_WIDERRUFSRECHT',
      errorMessage:
        'Für diesen Vertrag besteht kein Widerrufsrecht. Er endet am 30.11.2026 von selbst.',
    },
  });
  const lies = (was: string) =>
    api.send({ method: 'GET', path: `/vertrag/${nr}/${was}`, als: people.kundin });
  expect(await lies('widerruf')).toMatchObject({ status: 200, body: { kuendbar: false } });
  expect(await lies('kuendigung')).toMatchObject({
    status: 200,
    body: {
      hinderung:
        'Dieser Vertrag kann derzeit nicht online gekündigt werden. Er endet am 30.11.2026 von selbst.',
      widerrufBis: null,
    },
  });
});

test('the same revocation sent again, also at the same moment, is done once', async () => {
  const schluessel = crypto.randomUUID();
  const antworten = await Promise.all([1, 2, 3].map(() => widerrufe({}, schluessel)));
  expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(antworten.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await api.database.select().from(vorgang.beendigung)).toHaveLength(1);
});

function widerrufe(body: object = {}, schluessel: string = crypto.randomUUID()) {
  return api.send({
    method: 'DELETE',
    path: `/vertrag/${nr}/widerruf/KEINE_ANGABE`,
    als: people.kundin,
    body,
    headers: { 'idempotency-key': schluessel },
  });
}

async function vertragsstand() {
  const [stand] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  return stand;
}
