import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entwuerfeLesen } from '#contract/endpoints/entwuerfe.ts';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { makler, betreuerin, leser } = people;
const person = { vorname: 'Oskar', nachname: 'Neumann' };
const entwurf = {
  antworten: { einstieg: { plz: '48143' }, person },
  schritt: 'person',
  schema: 5,
  variante: null,
  tarifVersion: 'RT-2026',
  beitrag: 7_426,
  zahlweise: 'JAEHRLICH',
  fortschritt: { nummer: 3, von: 6 },
  produkt: 'FAHRRAD',
  marke: 'andsafe',
  vermittlerNummer: null,
  plz: '48143',
  email: null,
};

const schluessel = () => ({ 'idempotency-key': crypto.randomUUID() });
const mitId = z.object({ id: z.uuidv4() });
const senden = (id: string, als: Person = makler, body = { email: 'oskar@example.org' }) =>
  api.send({ method: 'POST', path: `/entwurf/${id}/senden`, als, body, headers: schluessel() });
const kopieren = (id: string, als: Person = makler) =>
  api.send({ method: 'POST', path: `/entwurf/${id}/kopie`, als, body: {}, headers: schluessel() });
const loeschen = (id: string, als: Person) =>
  api.send({ method: 'DELETE', path: `/entwurf/${id}`, als, body: { plz: null } });
const aendern = (id: string, werte: Partial<typeof entwurfstabelle.$inferSelect>) =>
  api.database.update(entwurfstabelle).set(werte).where(eq(entwurfstabelle.id, id));

async function angelegt(werte: object = {}, als: Person = makler): Promise<string> {
  const body = { ...entwurf, ...werte };
  const path = '/entwurf';
  const antwort = await api.send({ method: 'POST', path, als, body, headers: schluessel() });
  return z.parse(mitId, antwort.body).id;
}

async function liste(als: Person = makler, query = '') {
  const { status, body } = await api.send({ method: 'GET', path: `/entwurf${query}`, als });
  expect(status).toBe(200);
  return z.parse(entwuerfeLesen.responses[200], body);
}
const ids = async (als?: Person, query?: string) =>
  (await liste(als, query)).entwuerfe.map(({ id }) => id);

async function darf(wer: Person, ...rechte: ('antragStellen' | 'agenturVerwalten')[]) {
  const { zugang } = tables;
  await api.database.update(zugang).set({ rechte }).where(eq(zugang.sub, wer.sub));
}

test('a broker finds what he interrupted, with who it is for, how far it is and what it costs', async () => {
  const id = await angelegt();
  const ohneNamen = await angelegt({ antworten: {}, beitrag: null, plz: null, tarifVersion: null });
  const { entwuerfe, gesamt, seite } = await liste();
  expect({ gesamt, seite }).toEqual({ gesamt: 2, seite: 1 });
  expect(entwuerfe.find((einer) => einer.id === id)).toMatchObject({
    produkt: 'FAHRRAD',
    status: 'OFFEN',
    kunde: 'Oskar Neumann',
    fortschritt: { nummer: 3, von: 6 },
    beitrag: 7_426,
    zahlweise: 'JAEHRLICH',
    neuRechnen: false,
    laeuftAb: '2027-02-18T10:00:00.000Z',
    eigener: true,
    gesendetAm: null,
    gesendetAn: null,
    versicherungsNummer: null,
  });
  expect(entwuerfe.find((einer) => einer.id === ohneNamen)).toMatchObject({ kunde: null });
  await aendern(id, { tarifVersion: 'RT-2024' });
  expect((await liste()).entwuerfe.find((einer) => einer.id === id)?.neuRechnen).toBe(true);
});

test('a firm is named by its name', async () => {
  await angelegt({ produkt: 'BHV', antworten: { firma: { firmenname: 'Tischlerei Lindner' } } });
  expect((await liste()).entwuerfe).toMatchObject([{ kunde: 'Tischlerei Lindner' }]);
});

test('each agent finds his own drafts, and who runs the agency those of all', async () => {
  await darf(betreuerin, 'antragStellen');
  const ihrer = await angelegt({}, betreuerin);
  const seiner = await angelegt();
  await angelegt({}, people.andererMakler);
  expect(await ids(betreuerin)).toEqual([ihrer]);
  expect((await ids()).toSorted()).toEqual([ihrer, seiner].toSorted());
  await darf(leser, 'antragStellen', 'agenturVerwalten');
  expect((await ids(leser)).toSorted()).toEqual([ihrer, seiner].toSorted());
  const besitzer = (await liste(leser)).entwuerfe.map(({ eigener }) => eigener);
  expect(besitzer).toEqual([false, false]);
});

test("a colleague's draft is sent, copied and deleted by whoever runs the agency, and is not there for others", async () => {
  const id = await angelegt();
  await darf(betreuerin, 'antragStellen');
  for (const als of [betreuerin, people.andererMakler]) {
    expect((await senden(id, als)).status).toBe(404);
    expect((await kopieren(id, als)).status).toBe(404);
    expect((await loeschen(id, als)).status).toBe(404);
  }
  // Running the agency is enough; the right to apply begins and concludes drafts.
  await darf(leser, 'agenturVerwalten');
  expect(await ids(leser)).toEqual([id]);
  expect((await senden(id, leser)).status).toBe(200);
  const kopie = z.parse(mitId, (await kopieren(id, leser)).body).id;
  expect((await loeschen(id, leser)).status).toBe(200);
  expect(await ids()).toEqual([kopie]);
  const { aktion, neu, sub } = tables.journal;
  const vermerke = await api.database.select({ aktion, neu, sub }).from(tables.journal);
  expect(vermerke).toEqual([
    { aktion: 'entwurf.gesendet', neu: { entwurfId: id }, sub: leser.sub },
    { aktion: 'entwurf.kopiert', neu: { entwurfId: kopie, kopieVon: id }, sub: leser.sub },
    { aktion: 'entwurf.geloescht', neu: { entwurfId: id }, sub: leser.sub },
  ]);
});

test('the owner of an agency needs no right for any of it', async () => {
  await darf(makler);
  const id = await angelegt();
  expect(await ids()).toEqual([id]);
  for (const tun of [senden, kopieren, loeschen]) expect((await tun(id, makler)).status).toBe(200);
});

test('a customer gets the link of what her broker began, opens it with her postcode, and he reads that she did', async () => {
  const id = await angelegt();
  expect(await senden(id)).toMatchObject({ status: 200, body: { id } });
  await expect.poll(() => api.mails).toMatchObject([{ an: 'oskar@example.org' }]);
  const [mail] = api.mails;
  expect(mail?.text).toContain('Agentur 4711000001 hat für Sie einen Antrag');
  expect(mail?.text).toContain(`/fahrrad/antrag/?savedDraftId=${id}&vermittlernummer=4711000001\n`);
  expect((await liste()).entwuerfe).toMatchObject([
    { gesendetAm: '2026-11-20T10:00:00.000Z', gesendetAn: 'o***@example.org', geoeffnetAm: null },
  ]);
  const oeffnen = { method: 'POST', path: `/entwurf/${id}/oeffnen` } as const;
  expect((await api.send({ ...oeffnen, als: null, body: { plz: '48143' } })).status).toBe(200);
  expect((await liste()).entwuerfe).toMatchObject([{ geoeffnetAm: '2026-11-20T10:00:00.000Z' }]);
});

test('a draft without a postcode is not sent, as nobody could open it', async () => {
  const id = await angelegt({ plz: null });
  expect(await senden(id)).toMatchObject({ status: 409, body: { code: 'PLZ_FEHLT' } });
  expect(await api.database.$count(tables.journal)).toBe(0);
});

test('a draft is sent five times a day, and no oftener', async () => {
  const id = await angelegt();
  for (const n of [1, 2, 3, 4, 5]) {
    const { status } = await senden(id, makler, { email: `kundin-${n}@example.org` });
    expect(status).toBe(200);
  }
  expect(await senden(id)).toMatchObject({ status: 429, body: { code: 'ZU_VIELE_ANFRAGEN' } });
  await expect.poll(() => api.mails).toHaveLength(5);
  api.setNow('2026-11-21T10:00:01Z');
  expect((await senden(id)).status).toBe(200);
});

test('a mailbox gets five links an hour, whichever drafts they are of and whoever gets one between them', async () => {
  const [eins, zwei] = [await angelegt(), await angelegt()];
  const andere = { email: 'lena@example.org' };
  expect((await senden(eins)).status).toBe(200);
  expect((await senden(eins, makler, andere)).status).toBe(200);
  expect((await senden(eins)).status).toBe(200);
  for (const n of [3, 4, 5]) expect([n, (await senden(zwei)).status]).toEqual([n, 200]);
  for (const id of [eins, zwei]) {
    expect(await senden(id)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  }
  expect((await senden(zwei, makler, andere)).status).toBe(200);
  api.setNow('2026-11-20T11:00:01Z');
  expect((await senden(eins)).status).toBe(200);
});

test('a repeat after a lost answer sends and copies once', async () => {
  const id = await angelegt();
  const headers = schluessel();
  const zweimal = async (path: string, body: object) => {
    const rufe = () => api.send({ method: 'POST', path, als: makler, body, headers });
    expect((await rufe()).body).toEqual((await rufe()).body);
  };
  await zweimal(`/entwurf/${id}/senden`, { email: 'oskar@example.org' });
  headers['idempotency-key'] = crypto.randomUUID();
  await zweimal(`/entwurf/${id}/kopie`, {});
  await expect.poll(() => api.mails).toHaveLength(1);
  expect(await ids()).toHaveLength(2);
});

test('a copy has the same answers, 90 days of its own and its price as long as the tariff holds', async () => {
  const id = await angelegt();
  api.setNow('2026-12-01T10:00:00Z');
  const kopie = z.parse(mitId, (await kopieren(id)).body).id;
  expect((await liste()).entwuerfe.find((einer) => einer.id === kopie)).toMatchObject({
    kunde: 'Oskar Neumann',
    beitrag: 7_426,
    zahlweise: 'JAEHRLICH',
    gesendetAm: null,
    laeuftAb: '2027-03-01T10:00:00.000Z',
  });
  const oeffnen = { method: 'POST', path: `/entwurf/${kopie}/oeffnen`, als: makler } as const;
  const { body } = await api.send({ ...oeffnen, body: { plz: null } });
  expect(body).toMatchObject({ antworten: entwurf.antworten, version: 1 });
  await aendern(id, { tarifVersion: 'RT-2024' });
  const alte = z.parse(mitId, (await kopieren(id)).body).id;
  expect((await liste()).entwuerfe.find((einer) => einer.id === alte)).toMatchObject({
    beitrag: null,
    zahlweise: null,
  });
});

test('twenty drafts are on a page, the newest first, and a page beyond the last one is the first', async () => {
  const erster = await angelegt();
  api.setNow('2026-11-20T10:00:01Z');
  for (let n = 0; n < 20; n += 1) await angelegt();
  expect(await ids()).not.toContain(erster);
  expect(await liste(makler, '?seite=2')).toMatchObject({
    gesamt: 21,
    seite: 2,
    entwuerfe: [{ id: erster }],
  });
  expect(await liste(makler, '?seite=3')).toMatchObject({ seite: 1 });
  expect((await liste(makler, '?seite=3')).entwuerfe).toHaveLength(20);
});

test('of an expired draft its broker reads for 30 days that it has, and nothing of his customer', async () => {
  const id = await angelegt();
  api.setNow('2027-02-18T10:00:00Z');
  expect((await liste()).entwuerfe).toMatchObject([{ id, status: 'ABGELAUFEN', kunde: null }]);
  await aufraeumen(api.database, new Date('2027-02-19T02:00:00Z'));
  const [zeile] = await api.database.select().from(entwurfstabelle);
  expect(zeile).toMatchObject({ antworten: '{}', kundenname: null, plz: null, email: null });
  expect(await ids(makler, '?status=ABGELAUFEN')).toEqual([id]);
  expect(await ids(makler, '?status=OFFEN')).toEqual([]);
  expect((await kopieren(id)).status).toBe(404);
  await aufraeumen(api.database, new Date('2027-03-20T10:00:01Z'));
  expect(await ids()).toEqual([]);
});

test('a concluded draft names its contract to whoever may see it, and is neither sent nor copied', async () => {
  await darf(betreuerin, 'antragStellen');
  const id = await angelegt({}, betreuerin);
  await aendern(id, { status: 'ABGESCHLOSSEN', versicherungsNummer: nummern.eigener });
  expect((await liste()).entwuerfe).toMatchObject([
    { status: 'ABGESCHLOSSEN', versicherungsNummer: nummern.eigener },
  ]);
  // She looks after the contract but has lost the right to see customers.
  expect((await liste(betreuerin)).entwuerfe).toMatchObject([{ versicherungsNummer: null }]);
  const abgeschlossen = { status: 409, body: { code: 'ENTWURF_ABGESCHLOSSEN' } };
  expect(await senden(id)).toMatchObject(abgeschlossen);
  expect(await kopieren(id)).toMatchObject(abgeschlossen);
});
