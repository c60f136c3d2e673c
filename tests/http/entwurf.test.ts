// Again on PostgreSQL: statements no other of these tests makes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { entwuerfe } from '#server/repositories/entwuerfe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import {
  antworten,
  entwurfsaufrufe,
  inhalt,
  neu,
  ohneLink,
  vonHand,
  weg,
} from '#tests/support/entwurfsaufrufe.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { anlegen, angelegt, oeffnen, aendern, loeschen, zeilen } = entwurfsaufrufe(() => api);

test('a customer keeps her application and goes on with it on another device', async () => {
  const { id, version, laeuftAb } = await angelegt(neu);
  expect({ version, laeuftAb }).toEqual({ version: 1, laeuftAb: '2027-02-18T10:00:00.000Z' });
  expect(api.mails).toMatchObject([
    { an: 'anna@example.org', betreff: 'Ihr gespeicherter Antrag' },
  ]);
  expect(api.mails[0]?.text).toContain(
    `https://portal.example.org/hausrat/antrag/?savedDraftId=${id}\n`,
  );
  expect(api.mails[0]?.text).toContain('18.02.2027');
  expect(await oeffnen(id, null)).toMatchObject({ status: 409, body: { code: 'PLZ_NOETIG' } });
  expect(await oeffnen(id, '48143')).toMatchObject({
    status: 200,
    body: { id, version: 1, status: 'OFFEN', ...inhalt, produkt: 'HAUSRAT', marke: 'andsafe' },
  });
});

test('the link keeps the brand and the broker it was begun with', async () => {
  const begonnen = { produkt: 'BHV', marke: 'hfk', vermittlerNummer: '4711000002' };
  const { id } = await angelegt({ ...neu, ...begonnen });
  expect(api.mails[0]?.text).toContain(
    `/betriebshaftpflicht/antrag/?savedDraftId=${id}&brand=hfk&vermittlernummer=4711000002\n`,
  );
});

test('bank data and the credit result are never stored, wherever they stand', async () => {
  const konto = { iban: 'DE02120300000000202051', kontoinhaber: 'Anna Bergmann' };
  const zahlung = { zahlart: 'LASTSCHRIFT', kontoinhaberAbweichend: true, ...konto };
  const gesagt = { ...zahlung, konto, konten: [konto], bonitaet: 'POSITIV' };
  const kontaktZahlung = { email: 'anna@example.org', ...gesagt };
  const alle = { ...antworten, zahlung, kontaktZahlung, wohnung: konto };
  const nichtBehalten = /DE0212|Bergmann|Abweichend|LASTSCHRIFT|POSITIV/;
  const { id } = await angelegt({ ...ohneLink, antworten: alle });
  expect(JSON.stringify(await zeilen())).not.toMatch(nichtBehalten);
  await aendern(id, { plz: '48143', antworten: alle });
  expect(JSON.stringify(await zeilen())).not.toMatch(nichtBehalten);
  const { body } = await oeffnen(id, '48143');
  const kontakt = { email: 'anna@example.org' };
  expect(body).toMatchObject({ antworten: { wohnung: {}, kontaktZahlung: kontakt } });
});

test('a double click keeps one draft and sends one link', async () => {
  const schluessel = crypto.randomUUID();
  const erhalten = await Promise.all([1, 2, 3].map(() => anlegen(neu, { schluessel })));
  expect(new Set(erhalten.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await zeilen()).toHaveLength(1);
  expect(api.mails).toHaveLength(1);
  const andere = await anlegen({ ...neu, schritt: 'wohnung' }, { schluessel });
  expect(andere.status).toBe(422);
  expect((await anlegen(neu, { schluessel, als: people.kundin })).status).toBe(422);
});

test('a link nobody could send is sent with the repeat', async () => {
  let kaputt = true;
  const mails: string[] = [];
  const stumm = await openTestApi({
    sendMail({ an }) {
      if (kaputt) return Promise.reject(new Error('no server'));
      mails.push(an);
      return Promise.resolve();
    },
  });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const senden = () => stumm.send({ method: 'POST', path: '/entwurf', body: neu, headers });
  expect((await senden()).status).toBe(503);
  kaputt = false;
  expect((await senden()).status).toBe(200);
  expect((await senden()).status).toBe(200);
  expect(mails).toEqual(['anna@example.org']);
  expect(await stumm.database.select().from(entwurfstabelle)).toHaveLength(1);
  await stumm.close();
});

test('a customer throws her draft away with its postcode, and nobody opens it again', async () => {
  const { id } = await angelegt(neu);
  expect(await loeschen(id, null)).toMatchObject({ status: 409, body: { code: 'PLZ_NOETIG' } });
  expect(await loeschen(id, '48149')).toMatchObject({ status: 409, body: { code: 'PLZ_FALSCH' } });
  expect(await loeschen(id, '48143')).toMatchObject({ status: 200, body: { id } });
  expect(await oeffnen(id, '48143')).toMatchObject(weg);
  expect(await aendern(id, { plz: '48143' })).toMatchObject(weg);
  expect(await loeschen(id, '48143')).toMatchObject(weg);
  const leer = { antworten: '{}', plz: null, email: null, kundenname: null };
  expect(await zeilen()).toMatchObject([{ status: 'GELOESCHT', ...leer }]);
  expect(await api.database.$count(tables.journal)).toBe(0);
  await entwuerfe(api.database).vergessen(new Date('2026-11-20T11:00:01Z'));
  expect(await zeilen()).toEqual([]);
});

test('drafts thrown away still count as links an address got', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { id } = await angelegt(neu);
    await loeschen(id, '48143');
  }
  expect(await anlegen(neu)).toMatchObject({ status: 429 });
});

test('an address gets five links an hour', async () => {
  for (let n = 0; n < 5; n += 1) expect((await anlegen(neu)).status).toBe(200);
  const abgewiesen = await anlegen(neu);
  expect(abgewiesen).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  expect(api.mails).toHaveLength(5);
  api.setNow('2026-11-20T11:00:01Z');
  expect((await anlegen(neu)).status).toBe(200);
});

test('a save whose answer got lost is no conflict with herself; other answers are', async () => {
  const { id } = await angelegt(ohneLink);
  const gespeichert = await aendern(id, { plz: '48143', schritt: 'abschluss' });
  const nochmal = await aendern(id, { plz: '48143', schritt: 'abschluss' });
  expect(nochmal).toMatchObject({ status: 200, body: gespeichert.body });
  expect(nochmal.body).toMatchObject({ version: 2 });
  expect(await aendern(id, { plz: '48143', schritt: 'kontaktZahlung' })).toMatchObject({
    status: 409,
    body: { code: 'ENTWURF_GEAENDERT' },
  });
});

test('a saved step becomes the next version; who holds an older one is told', async () => {
  const { id } = await angelegt(ohneLink);
  api.setNow('2026-11-21T10:00:00Z');
  const antwort = await aendern(id, { plz: '48143', schritt: 'abschluss' });
  expect(antwort.body).toEqual({ id, version: 2, laeuftAb: '2027-02-19T10:00:00.000Z' });
  expect(await aendern(id, { plz: '48143' })).toMatchObject({
    status: 409,
    body: {
      code: 'ENTWURF_GEAENDERT',
      errorMessage:
        'Der Entwurf wurde zwischenzeitlich geändert. Möchten Sie die neuere Version laden?',
    },
  });
  expect((await oeffnen(id, '48143')).body).toMatchObject({
    version: 2,
    schritt: 'abschluss',
  });
});

test('two windows that save at once do not both win', async () => {
  const { id } = await angelegt(ohneLink);
  const erhalten = await Promise.all(
    [1_000, 2_000, 3_000].map((beitrag) => aendern(id, { plz: '48143', beitrag })),
  );
  expect(erhalten.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(erhalten.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('the postcode is guessed five times an hour and no oftener', async () => {
  const { id } = await angelegt(ohneLink);
  const geraten = await Promise.all(Array.from({ length: 8 }, () => oeffnen(id, '01067')));
  expect(geraten.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(geraten.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await oeffnen(id, '48143')).status).toBe(429);
  expect((await aendern(id, { plz: '48143' })).status).toBe(429);
  api.setNow('2026-11-20T11:00:00Z');
  expect(await oeffnen(id, '01067')).toMatchObject({ status: 409, body: { code: 'PLZ_FALSCH' } });
  expect((await oeffnen(id, '48143')).status).toBe(200);
});

test('after 90 days a draft is gone, for the link at once and from the table with the next sweep', async () => {
  const { id } = await angelegt(ohneLink);
  api.setNow('2027-02-18T09:59:59Z');
  expect((await oeffnen(id, '48143')).status).toBe(200);
  api.setNow('2027-02-18T10:00:00Z');
  expect(await oeffnen(id, '48143')).toMatchObject(weg);
  expect(await aendern(id, { plz: '48143' })).toMatchObject(weg);
  await entwuerfe(api.database).vergessen(new Date('2027-02-18T10:00:00Z'));
  expect(await zeilen()).toHaveLength(1);
  await entwuerfe(api.database).vergessen(new Date('2027-02-18T10:00:01Z'));
  expect(await zeilen()).toEqual([]);
});

test('a link to no draft says so', async () => {
  expect(await oeffnen(crypto.randomUUID(), '48143')).toMatchObject(weg);
  expect((await oeffnen('17', '48143')).body).toEqual({
    fehler: [{ feld: 'id', text: 'Bitte prüfen Sie den Link zu Ihrem Entwurf.' }],
  });
});

test.each([
  ['the broker who saved it', people.makler, 200],
  ['another broker', people.andererMakler, 404],
  ['a sub-agent of the agency', people.leser, 404],
  ['a customer', people.kundin, 404],
  ['nobody', null, 404],
] as const)("a broker's draft opens for %s or is not there", async (_, als, status) => {
  const { id } = await angelegt(vonHand, people.makler);
  expect((await oeffnen(id, null, als)).status).toBe(status);
  expect((await aendern(id, {}, als)).status).toBe(status);
});

test('a signed-in customer opens her own without a question, another customer does not', async () => {
  const { id } = await angelegt(ohneLink, people.kundin);
  expect((await oeffnen(id, null, people.kundin)).status).toBe(200);
  expect((await oeffnen(id, null, people.andererKunde)).status).toBe(409);
  expect((await oeffnen(id, null, people.gesperrterKunde)).status).toBe(401);
});

test('nobody keeps a draft that no postcode would open', async () => {
  expect((await anlegen(vonHand)).status).toBe(401);
  expect(await zeilen()).toEqual([]);
});

test('a draft names a broker who exists or none', async () => {
  const bekannt = { ...ohneLink, vermittlerNummer: '4711000002' };
  expect((await anlegen(bekannt)).status).toBe(200);
  expect((await anlegen({ ...bekannt, vermittlerNummer: '4711999999' })).status).toBe(404);
  expect(await zeilen()).toHaveLength(1);
});

test.each([
  ['a product nobody can apply for', { produkt: 'KFZ' }],
  ['an unknown brand', { marke: 'huk' }],
  ['answers deeper than any question', { antworten: { a: { b: [{ c: { d: 1 } }] } } }],
  ['a step that is no name', { schritt: '../x' }],
  ['a text beyond all measure', { antworten: { a: { b: 'x'.repeat(2_001) } } }],
  ['a further field', { status: 'ABGESCHLOSSEN' }],
])('%s is refused', async (_, werte) => {
  expect((await anlegen({ ...ohneLink, ...werte })).status).toBe(422);
  expect(await zeilen()).toEqual([]);
});
