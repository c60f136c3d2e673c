// Again on PostgreSQL: statements no other of these tests makes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nachricht as tabelle, postausgang } from '#server/database/antragsschema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const frage = {
  anliegen: 'ALLGEMEIN',
  nachricht: 'Ist mein Lastenrad\nauch im Urlaub versichert?',
  name: 'Anna Bergmann',
  email: 'anna.bergmann@example.org',
  marke: 'andsafe',
  vermittlerNummer: null,
  antrag: null,
};
const anfrage = {
  ...frage,
  anliegen: 'ANFRAGE_RISIKO',
  telefon: '0251 1234567',
  rueckrufzeit: 'VORMITTAG',
  vermittlerNummer: '4711000001',
  antrag: {
    produkt: 'HAUSRAT',
    grund: 'WOHNFLAECHE_UEBER_300',
    angaben: [{ label: 'Wohnfläche', wert: '320\u00A0m²' }],
  },
};
const senden = (body: unknown, schluessel = crypto.randomUUID()) =>
  api.send({
    method: 'POST',
    path: '/vermittler/nachricht',
    body,
    headers: { 'idempotency-key': schluessel },
  });
const gespeichert = () => api.database.select().from(tabelle);

test('a question without a broker reaches the insurer in her words', async () => {
  expect(await senden(frage)).toMatchObject({
    status: 200,
    body: { eingegangenAm: '2026-11-20T10:00:00.000Z' },
  });
  expect(await gespeichert()).toMatchObject([{ name: 'Anna Bergmann', angaben: null }]);
  await expect.poll(() => api.mails).toMatchObject([{ betreff: 'Nachricht: Allgemeine Frage' }]);
  expect(api.mails[0]?.text).toContain(frage.nachricht);
  expect(api.mails[0]?.text).toContain('E-Mail: anna.bergmann@example.org');
});

test('an application a person must look at reaches its broker with product, reason and answers', async () => {
  expect((await senden(anfrage)).status).toBe(200);
  await expect.poll(() => api.mails).toHaveLength(1);
  const [mail] = api.mails;
  expect(mail?.an).toBe('agentur@example.org');
  expect(mail?.betreff).toBe('Nachricht: Prüfung einer Anfrage (Hausratversicherung)');
  expect(mail?.text).toContain('Grund der Prüfung: Wohnfläche über 300\u00A0m²');
  expect(mail?.text).toContain('Wohnfläche: 320\u00A0m²');
  expect(mail?.text).toContain('Telefon: +492511234567');
  expect(mail?.text).toContain('Rückruf: vormittags');
});

test('what the credit check said is read by the insurer, never by the broker', async () => {
  await senden(frage);
  await senden({ ...anfrage, antrag: { ...anfrage.antrag, grund: 'BONITAET_NEGATIV' } });
  await expect.poll(() => api.mails).toHaveLength(2);
  expect(api.mails[1]?.an).not.toBe('agentur@example.org');
  expect(api.mails[1]?.an).toBe(api.mails[0]?.an);
});

test('a double click is kept once, sent once and answered twice', async () => {
  const schluessel = crypto.randomUUID();
  const antworten = await Promise.all([1, 2, 3].map(() => senden(frage, schluessel)));
  expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => api.mails).toHaveLength(1);
  expect(await gespeichert()).toHaveLength(1);
  api.setNow('2026-11-20T10:05:00Z');
  expect((await senden(frage, schluessel)).body).toEqual(antworten[0]?.body);
});

test('the key of an earlier message sends no other one', async () => {
  const schluessel = crypto.randomUUID();
  await senden(frage, schluessel);
  expect((await senden({ ...frage, nachricht: 'Etwas anderes' }, schluessel)).status).toBe(422);
  expect(await gespeichert()).toHaveLength(1);
});

test('a program that fills in what nobody sees is thanked and forgotten', async () => {
  expect((await senden({ ...frage, webseite: 'https://example.org' })).status).toBe(200);
  expect(await gespeichert()).toEqual([]);
  expect(await api.database.select().from(postausgang)).toEqual([]);
});

test('after six months a message is forgotten, a younger one stays', async () => {
  await senden(frage);
  api.setNow('2026-11-21T10:00:00Z');
  await senden({ ...frage, name: 'Jonas Weber' });
  await aufraeumen(api.database, new Date('2027-05-20T08:00:00Z'));
  expect(await gespeichert()).toHaveLength(2);
  await aufraeumen(api.database, new Date('2027-05-20T12:00:00Z'));
  expect(await gespeichert()).toMatchObject([{ name: 'Jonas Weber' }]);
});

test.each([
  ['an empty message', { ...frage, nachricht: '  ' }],
  ['a message that is too long', { ...frage, nachricht: 'a'.repeat(2_001) }],
  ['a name over two lines', { ...frage, name: 'Anna\nBcc: alle@example.org' }],
  ['no way to answer', { ...frage, email: 'anna' }],
  ['a callback without a number', { ...frage, anliegen: 'RUECKRUF' }],
  ['a broker who does not exist', { ...frage, vermittlerNummer: '9999999999' }],
  ['an answer over two lines', withAngabe({ label: 'Wohnfläche', wert: '80\nBetreff: neu' })],
  ['bank data', { ...frage, iban: 'DE02120300000000202051' }],
])('%s is refused, not kept and not sent', async (_, body) => {
  expect((await senden(body)).status).toBe(422);
  expect(await gespeichert()).toEqual([]);
});

test('whoever has sent five messages in an hour is asked to wait, whichever process answers', async () => {
  const on = await openTestDatabase();
  const processes = [
    await openTestApi({ on, rateLimit: { max: 1_000 } }),
    await openTestApi({ on, rateLimit: { max: 1_000 } }),
  ];
  const replies: Reply[] = [];
  for (let n = 0; n < 3; n += 1) {
    for (const process of processes) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const path = '/vermittler/nachricht';
      replies.push(await process.send({ method: 'POST', path, body: frage, headers }));
    }
  }
  for (const { app } of processes) await app.close();
  await on.close();
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(replies.at(-1)?.headers['retry-after']).toBe('3600');
});

function withAngabe(angabe: { label: string; wert: string }) {
  return { ...anfrage, antrag: { ...anfrage.antrag, angaben: [angabe] } };
}
