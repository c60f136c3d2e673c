// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { entwuerfe } from '#server/repositories/entwuerfe.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const antworten = {
  wohnung: {
    risikoOrt: { strasse: 'Ludgeristraße', hausnummer: '12', plz: '48143', ort: 'Münster' },
    wohnflaeche: 65,
    staendigBewohnt: true,
  },
  bausteine: { deckungen: ['GLASBRUCH', 'ELEMENTAR'] },
};
const inhalt = {
  antworten,
  schritt: 'bausteine',
  schema: 1,
  variante: 'KOMFORT',
  tarifVersion: 'RT-2026',
  beitrag: 6_543,
};
const neu = {
  ...inhalt,
  produkt: 'HAUSRAT',
  marke: 'andsafe',
  vermittlerNummer: null,
  plz: '48143',
  email: 'anna@example.org',
};
const ohneLink = { ...neu, email: null };
const vonHand = { ...neu, email: null, plz: null };
const gespeichert = z.object({ id: z.uuidv4(), version: z.int(), laeuftAb: z.string() });
const weg = {
  status: 404,
  body: { errorMessage: 'Der Entwurf wurde nicht gefunden oder ist abgelaufen.' },
};

const anlegen = (
  body: object,
  {
    als = null,
    schluessel = crypto.randomUUID(),
  }: { als?: Person | null; schluessel?: string } = {},
) =>
  api.send({
    method: 'POST',
    path: '/entwurf',
    als,
    body,
    headers: { 'idempotency-key': schluessel },
  });
const angelegt = async (body: object, als: Person | null = null) =>
  z.parse(gespeichert, (await anlegen(body, { als })).body);
const oeffnen = (id: string, plz: string | null, als: Person | null = null) =>
  api.send({ method: 'POST', path: `/entwurf/${id}/oeffnen`, als, body: { plz } });
const aendern = (id: string, werte: object, als: Person | null = null) =>
  api.send({
    method: 'PUT',
    path: `/entwurf/${id}`,
    als,
    body: { ...inhalt, plz: null, version: 1, ...werte },
  });
const loeschen = (id: string, plz: string | null, als: Person | null = null) =>
  api.send({ method: 'DELETE', path: `/entwurf/${id}`, als, body: { plz } });
const darf = (...rechte: ('antragStellen' | 'agenturVerwalten')[]) =>
  api.database.update(tables.zugang).set({ rechte }).where(eq(tables.zugang.sub, 'betreuerin'));
const zeilen = () => api.database.select().from(entwurfstabelle);

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

test('a broker throws his own draft away without a postcode, and that of another agency never', async () => {
  const mitName = { ...antworten, person: { vorname: 'Oskar', nachname: 'Neumann' } };
  const { id } = await angelegt({ ...vonHand, antworten: mitName }, people.makler);
  expect(await zeilen()).toMatchObject([{ kundenname: 'Oskar Neumann' }]);
  expect(await loeschen(id, null)).toMatchObject(weg);
  expect(await loeschen(id, null, people.makler)).toMatchObject({ status: 200 });
  expect(await oeffnen(id, null, people.makler)).toMatchObject(weg);
  expect(JSON.stringify(await zeilen())).not.toMatch(/Oskar|Neumann/);
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    { aktion: 'entwurf.geloescht', sub: 'makler', neu: { entwurfId: id } },
  ]);
});

test("only of an agent's draft the name is kept beside its answers", async () => {
  const mitName = { ...antworten, person: { vorname: 'Oskar', nachname: 'Neumann' } };
  const { id } = await angelegt({ ...ohneLink, antworten: mitName });
  await aendern(id, { plz: '48143', antworten: mitName, schritt: 'person' });
  await angelegt({ ...ohneLink, antworten: mitName }, people.kundin);
  expect(await zeilen()).toMatchObject([{ kundenname: null }, { kundenname: null }]);
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

test("the owner of an agency sees his sub-agent's draft, which is sold by the agency", async () => {
  await api.database
    .update(tables.zugang)
    .set({ rechte: ['antragStellen'] })
    .where(eq(tables.zugang.sub, 'betreuerin'));
  const { id } = await angelegt({ ...vonHand, vermittlerNummer: '4711000002' }, people.betreuerin);
  expect(await oeffnen(id, null, people.makler)).toMatchObject({
    status: 200,
    body: { vermittlerNummer: '4711000001' },
  });
});

test('a sub-agent who may not apply is told so', async () => {
  expect(await anlegen(vonHand, { als: people.leser })).toMatchObject({
    status: 403,
    body: { code: 'NICHT_ERLAUBT' },
  });
});

test('whoever loses the right to apply loses his drafts with the next call, and who runs the agency keeps them', async () => {
  await darf('antragStellen');
  const { id } = await angelegt({ ...vonHand, plz: '48143' }, people.betreuerin);
  await darf();
  const verboten = { status: 403, body: { code: 'NICHT_ERLAUBT' } };
  expect(await oeffnen(id, null, people.betreuerin)).toMatchObject(verboten);
  expect(await aendern(id, {}, people.betreuerin)).toMatchObject(verboten);
  expect(await loeschen(id, null, people.betreuerin)).toMatchObject(verboten);
  await darf('agenturVerwalten');
  expect((await oeffnen(id, null, people.betreuerin)).status).toBe(200);
  expect((await aendern(id, {}, people.betreuerin)).status).toBe(200);
  expect(await anlegen(vonHand, { als: people.betreuerin })).toMatchObject(verboten);
  expect((await loeschen(id, null, people.betreuerin)).status).toBe(200);
});

test("to other agents a broker's draft is not there, whatever postcode they name; a customer is asked for it", async () => {
  const { id } = await angelegt({ ...vonHand, plz: '48143' }, people.makler);
  for (const als of [people.andererMakler, people.leser]) {
    for (const plz of [null, '48143']) {
      expect(await oeffnen(id, plz, als)).toMatchObject(weg);
      expect(await aendern(id, { plz }, als)).toMatchObject(weg);
      expect(await loeschen(id, plz, als)).toMatchObject(weg);
    }
  }
  expect(await oeffnen(id, null, people.kundin)).toMatchObject({ body: { code: 'PLZ_NOETIG' } });
  expect((await oeffnen(id, '48143', people.kundin)).status).toBe(200);
  const { id: vonGast } = await angelegt(ohneLink);
  expect((await oeffnen(vonGast, '48143', people.makler)).status).toBe(200);
});

test("a broker's draft opens by its link as soon as the postcode is known", async () => {
  const { id } = await angelegt(vonHand, people.makler);
  expect((await aendern(id, { plz: '48143' }, people.makler)).status).toBe(200);
  expect((await oeffnen(id, '48143')).status).toBe(200);
  expect((await aendern(id, { plz: '48149', version: 2 }, people.makler)).status).toBe(200);
  expect(await oeffnen(id, '48143')).toMatchObject({ body: { code: 'PLZ_FALSCH' } });
  expect((await oeffnen(id, '48149')).status).toBe(200);
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
