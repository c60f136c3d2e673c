import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { einwilligungLesen } from '#contract/endpoints/einwilligung.ts';
import { anfragenZaehlen } from '#server/commands/anfragenZaehlen.ts';
import { einwilligungscodeSenden } from '#server/commands/einwilligung/einwilligungscode.ts';
import { einwilligungAnfordern } from '#server/commands/einwilligung/einwilligungAnfordern.ts';
import {
  einwilligungslink,
  gesundheitseinwilligung as tabelle,
} from '#server/database/einwilligungsschema.ts';
import { journal } from '#server/database/schema.ts';
import { schaden } from '#server/database/vorgangsschema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import {
  einwilligungstoken,
  erkennung,
  erklaerung,
  insertEinwilligung,
} from '#tests/support/einwilligung.ts';
import { einwilligungsHash } from '#server/repositories/einwilligungen.ts';
import { insertRows } from '#tests/support/rows.ts';
import { insertSchaden, schadenNummer } from '#tests/support/schadenrechte.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  await insertSchaden(api.database);
  await insertEinwilligung(api.database);
});
afterEach(() => api.close());

const path = '/einwilligungserklaerung';
const mit = (token: string) => ({ authorization: `Einwilligung ${token}` });
const lies = (token = einwilligungstoken) => api.send({ method: 'GET', path, headers: mit(token) });
const widerrufe = (token = einwilligungstoken) =>
  api.send({ method: 'DELETE', path, headers: mit(token) });
function erklaere(
  anders: object = {},
  { token = einwilligungstoken, schluessel = crypto.randomUUID() } = {},
): Promise<Reply> {
  const headers = { ...mit(token), 'idempotency-key': schluessel };
  return api.send({ method: 'POST', path, body: { ...erklaerung, ...anders }, headers });
}
const lage = ({ body }: Reply) => z.parse(einwilligungLesen.responses[200], body);
const gespeichert = () => api.database.select().from(tabelle);
const ablehnen = { umfang: 'ABLEHNEN', stellen: undefined, entbunden: undefined };

test('whoever opens the link reads what it is about, and that uses nothing up', async () => {
  for (let mal = 0; mal < 2; mal += 1) {
    const antwort = await lies();
    expect(antwort.status).toBe(200);
    expect(lage(antwort)).toMatchObject({ schadenNummer, stand: 'OFFEN', person: 'Jonas Wolf' });
  }
});

test('whoever agrees has her words, her places and the version of the text kept, and gets them as PDF', async () => {
  const antwort = lage(await erklaere());
  expect(antwort).toMatchObject({ stand: 'ERTEILT', umfang: 'GENERELL' });
  expect(await gespeichert()).toMatchObject([{ erklaerung, dokument: { version: '2026-11' } }]);
  const pdf = await api.app.inject({ method: 'GET', url: antwort.dokument ?? '' });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const seite = await api.app.inject({
    method: 'GET',
    url: (antwort.dokument ?? '').replace('.pdf', '.html'),
  });
  for (const wort of ['Praxis Dr. Sand', 'Oktober 2026', 'Schweigepflicht', 'widerrufen']) {
    expect(seite.body).toContain(wort);
  }
});

test('whoever refuses names nobody, and her refusal is kept like a consent', async () => {
  expect((await erklaere({ umfang: 'ABLEHNEN' })).status).toBe(422);
  expect((await erklaere({ stellen: undefined })).status).toBe(422);
  expect((await erklaere({ entbunden: undefined })).status).toBe(422);
  expect(lage(await erklaere(ablehnen)).stand).toBe('ABGELEHNT');
  expect((await widerrufe()).status).toBe(409);
});

test('neither mail nor journal says where somebody was treated', async () => {
  await erklaere();
  await widerrufe();
  await expect.poll(() => api.mails.length).toBe(4);
  const eintraege = await api.database.select().from(journal);
  expect(eintraege.map(({ aktion }) => aktion)).toEqual([
    'einwilligung.erteilt',
    'einwilligung.widerrufen',
  ]);
  expect(JSON.stringify([api.mails, eintraege])).not.toMatch(/Sand|Oktober|ARZT|GENERELL/);
});

test('the service is told to ask each time, and nobody before it was shown that she acts for a child', async () => {
  await api.database.update(tabelle).set({ geburtsdatum: '2015-03-12' });
  const antwort = await erklaere({ umfang: 'EINZELFALL', vertretung: 'KIND' });
  expect(lage(antwort)).toMatchObject({ stand: 'ERTEILT', vertretung: 'KIND' });
  const text = () => api.mails.find(({ betreff }) => betreff.endsWith('erteilt'))?.text;
  await expect.poll(text).toContain('vor jeder Anfrage erst fragen');
  expect(text()).toContain('Nachweis der Vertretung fehlt noch: bis dahin niemanden fragen.');
});

test('a declaration whose answer was lost is one declaration, and another one is refused', async () => {
  const schluessel = crypto.randomUUID();
  const erste = await erklaere({}, { schluessel });
  expect(await erklaere({}, { schluessel })).toMatchObject({ status: 200, body: erste.body });
  const andere = await erklaere(ablehnen);
  expect(andere).toMatchObject({ status: 409, body: { code: 'VERALTET' } });
  expect(await gespeichert()).toMatchObject([{ stand: 'ERTEILT' }]);
});

test('nobody agrees to a text that counts no longer', async () => {
  const antwort = await erklaere({ version: '2026-10' });
  expect(antwort).toMatchObject({ status: 409, body: { code: 'VERALTET' } });
});

test('a consent is withdrawn at once, also long after its link was for giving, and again changes nothing', async () => {
  await erklaere();
  await api.database.update(einwilligungslink).set({ laeuftAb: new Date('2026-11-01T10:00:00Z') });
  const erste = lage(await widerrufe());
  expect(erste).toMatchObject({ stand: 'WIDERRUFEN', widerrufenAm: '2026-11-20T10:00:00.000Z' });
  expect(lage(await widerrufe())).toMatchObject({ stand: 'WIDERRUFEN' });
  expect((await erklaere()).status).toBe(409);
  const url = (erste.dokument ?? '').replace('.pdf', '.html');
  const seite = await api.app.inject({ method: 'GET', url });
  expect(seite.body).toContain('Widerrufen am 20.11.2026');
});

test('a repeat whose first answer was lost does not say that it counts once it was withdrawn', async () => {
  const schluessel = crypto.randomUUID();
  await erklaere({}, { schluessel });
  await widerrufe();
  expect(lage(await erklaere({}, { schluessel }))).toMatchObject({ stand: 'WIDERRUFEN' });
});

test('a child does not agree herself, and nobody agrees as a parent of somebody of age', async () => {
  const antwort = await erklaere({ vertretung: 'KIND' });
  expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld: 'vertretung' }] } });
  await api.database.update(tabelle).set({ geburtsdatum: '2008-11-21' });
  expect((await erklaere()).status).toBe(422);
  expect((await erklaere({ vertretung: 'KIND' })).status).toBe(200);
});

test('with its claim a consent ends, and none is given any more', async () => {
  await api.database.update(schaden).set({ abgeschlossenAm: '2026-11-19' });
  expect(lage(await lies())).toMatchObject({ stand: 'BEENDET', umfang: null });
  expect(await erklaere()).toMatchObject({ status: 409, body: { code: 'VERALTET' } });
});

test('whoever was asked twice and agreed twice takes all of it back at once', async () => {
  await erklaere();
  await api.database
    .update(einwilligungslink)
    .set({ tokenHash: einwilligungsHash('C'.repeat(43)) });
  await insertEinwilligung(api.database);
  await erklaere();
  expect(lage(await widerrufe())).toMatchObject({ stand: 'WIDERRUFEN' });
  expect(lage(await lies('C'.repeat(43)))).toMatchObject({ stand: 'WIDERRUFEN' });
});

test('a code opens nothing that can be declared no longer', async () => {
  await code();
  await expect.poll(gemailt).toMatch(/^\d{6}$/);
  const { body } = await pruefe(gemailt());
  const { token } = z.parse(z.object({ token: z.string() }), body);
  await api.database.update(tabelle).set({ laeuftAb: new Date('2026-11-20T09:59:00Z') });
  expect((await erklaere({}, { token })).status).toBe(404);
});

test('an expired, an unknown and no token at all are answered alike', async () => {
  await api.database.update(einwilligungslink).set({ laeuftAb: new Date('2026-11-20T09:59:00Z') });
  const antworten = [
    await lies(),
    await lies('B'.repeat(43)),
    await api.send({ method: 'GET', path }),
    await erklaere(),
    await widerrufe(),
  ];
  for (const { status, body } of antworten) {
    expect([status, body]).toEqual([404, antworten[0]?.body]);
  }
});

const code = (anders: object = {}) =>
  api.send({
    method: 'POST',
    path: `${path}/code`,
    body: { ...erkennung, ...anders },
  });
const pruefe = (ziffern: string) =>
  api.send({
    method: 'POST',
    path: `${path}/code/pruefung`,
    body: { ...erkennung, code: ziffern },
  });
const mailsAn = (wen: string) => api.mails.filter(({ an }) => an === wen);
const gemailt = () => /\b\d{6}\b/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? '';

test('without the link she gets a code to the mailbox we have, and by it the same page for an hour', async () => {
  expect((await code()).status).toBe(200);
  await expect.poll(gemailt).toMatch(/^\d{6}$/);
  expect(api.mails.at(-1)?.an).toBe('jonas.wolf@example.org');
  expect((await pruefe('000000')).status).toBe(409);
  const { body } = await pruefe(gemailt());
  const { token } = z.parse(z.object({ token: z.string() }), body);
  expect(lage(await erklaere({}, { token }))).toMatchObject({ stand: 'ERTEILT' });
  await api.database
    .update(einwilligungslink)
    .set({ laeuftAb: new Date('2026-11-20T09:59:00Z') })
    .where(eq(einwilligungslink.dauerhaft, false));
  expect((await lies(token)).status).toBe(404);
});

test('somebody we do not know is answered like somebody we do, and gets no mail', async () => {
  const bekannt = await code();
  expect((await code({ schadenNummer: ' s26-0000901 ' })).status).toBe(200);
  const unbekannt = await code({ geburtsdatum: '1994-03-13' });
  const keinSchaden = await code({ schadenNummer: 'S26-0009999' });
  for (const antwort of [unbekannt, keinSchaden]) {
    expect([antwort.status, antwort.body]).toEqual([200, bekannt.body]);
  }
  await expect.poll(() => mailsAn('jonas.wolf@example.org')).toHaveLength(2);
});

test('after five tries for one claim she is asked to call, whatever was right', async () => {
  for (let mal = 0; mal < 5; mal += 1) {
    expect((await code({ plz: `4815${mal}` })).status).toBe(200);
  }
  expect(await code()).toMatchObject({
    status: 429,
    body: {
      errorMessage:
        'Das waren zu viele Versuche. In 24\u00A0Stunden geht es wieder. Bitte wenden Sie sich an unseren Schadenservice.',
    },
  });
});

test('whoever proved who she is has her tries again', async () => {
  for (let mal = 0; mal < 4; mal += 1) await code({ plz: `4815${mal}` });
  expect((await code()).status).toBe(200);
  await expect.poll(gemailt).toMatch(/^\d{6}$/);
  expect((await pruefe(gemailt())).status).toBe(200);
  expect((await code()).status).toBe(200);
});

test('a try that is refused for another reason is none for the claim', async () => {
  const { zeit, ziel } = { zeit: () => new Date('2026-11-20T10:00:00Z'), ziel: '203.0.113.9' };
  const dienste = {
    database: api.database,
    clock: zeit,
    wecken: () => {},
    gescheitert: () => {},
  };
  const senden = (plz: string) =>
    einwilligungscodeSenden(dienste, { erkennung: { ...erkennung, plz }, adresse: ziel });
  const anfragen = { schluessel: ['sms', 'adresse', ziel, '3600000'], mal: 20, ms: 3_600_000 };
  for (let mal = 0; mal < 20; mal += 1) await anfragenZaehlen(api.database, [anfragen], zeit());
  for (let mal = 0; mal < 6; mal += 1) {
    await expect(senden(`4815${mal}`)).rejects.toMatchObject({ status: 429 });
  }
  expect((await code()).status).toBe(200);
});

const fragen = () =>
  einwilligungAnfordern(
    {
      database: api.database,
      clock: () => new Date('2026-11-20T10:00:00Z'),
      portalUrl: 'https://portal.example.org',
      wecken: () => {},
    },
    { ...erkennung, person: 'Ida Kern', email: 'ida.kern@example.org', marke: 'hfk' },
  );

test('the desk asks somebody twice, and the link of the last mail opens what she is asked', async () => {
  await fragen();
  await fragen();
  expect(await gespeichert()).toHaveLength(2);
  // Whatever is written next wakes the post.
  await erklaere();
  await expect.poll(() => mailsAn('ida.kern@example.org')).toHaveLength(2);
  const links = mailsAn('ida.kern@example.org').map(
    ({ text }) => /\/einwilligung\/\?brand=hfk#ref=(\S{43})/.exec(text)?.[1],
  );
  const antworten = await Promise.all(links.map((token) => lies(token)));
  expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const offene = antworten.find(({ status }) => status === 200);
  expect(offene && lage(offene)).toMatchObject({ person: 'Ida Kern', stand: 'OFFEN' });
});

test('the night forgets what nobody answered a month after its end, and what was declared when its claim is long over', async () => {
  await aufraeumen(api.database, new Date('2027-01-15T10:00:00Z'));
  expect(await gespeichert()).toHaveLength(1);
  await erklaere();
  await aufraeumen(api.database, new Date('2027-01-20T10:00:00Z'));
  await api.database.update(schaden).set({ abgeschlossenAm: '2027-01-31' });
  await aufraeumen(api.database, new Date('2031-01-31T10:00:00Z'));
  expect(await gespeichert()).toHaveLength(1);
  await aufraeumen(api.database, new Date('2031-02-02T10:00:00Z'));
  expect(await gespeichert()).toEqual([]);
  await insertEinwilligung(api.database);
  await aufraeumen(api.database, new Date('2027-01-17T10:00:00Z'));
  expect(await gespeichert()).toEqual([]);
});
