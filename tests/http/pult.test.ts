import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { pultRoutes } from '#server/intern/pult/routen.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';
import { insertSchaden, schadenNummer } from '#tests/support/schadenrechte.ts';

const token = 'T'.repeat(40);
const id = '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ internToken: token });
  await api.app.register(pultRoutes({ clock: () => new Date('2026-11-25T10:00:00Z'), token }));
  await insertRows(api.database);
  await insertSchaden(api.database);
  await api.database.insert(mitteilung).values({
    id,
    portal: 'benutzer',
    partnerNummer: 'P000001',
    richtung: 'AUSGANG',
    anliegen: 'BESCHWERDE',
    betreff: 'Beschwerde',
    text: '<script>alert(1)</script>\n\nSo geht das nicht.',
    zeit: new Date('2026-11-20T09:00:00Z'),
  });
});
afterAll(() => api.close());

const lies = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: `/dev/service${url}`, headers });

const verstecktes = (seite: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(seite)?.[1] ?? '';

function sende(url: string, felder: Record<string, string>, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: `/dev/service${url}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(felder).toString(),
  });
}

const antworten = () => api.database.select().from(mitteilung).where(eq(mitteilung.bezug, id));

test('the desk reads who waits, and that a complaint is late', async () => {
  const { body, headers } = await lies('');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).toContain(`href="/dev/service/nachrichten/${id}"`);
  expect(body).toContain('Beschwerde: Antwort zur Sache bis zum 04.12.2026');
  expect(body).toContain('Antwort war fällig am 24.11.2026');
});

test('the day of a complaint stays in sight behind a first answer, and is late by itself', async () => {
  await api.database.update(mitteilung).set({ beantwortetAm: new Date() });
  const seite = `/nachrichten/${id}`;
  const { body: beantwortet } = await lies(seite);
  expect(beantwortet).toContain('Beschwerde: Antwort zur Sache bis zum 04.12.2026');
  expect(beantwortet).not.toContain('Antwort war fällig');
  await api.database
    .update(mitteilung)
    .set({ beantwortetAm: null, zeit: new Date('2026-11-05T09:00:00Z') });
  expect((await lies(seite)).body).toContain(
    'Beschwerde: Antwort zur Sache war fällig am 19.11.2026',
  );
  await api.database.update(mitteilung).set({ zeit: new Date('2026-11-20T09:00:00Z') });
});

test('what a customer wrote is text, whatever it looks like', async () => {
  const { body } = await lies(`/nachrichten/${id}`);
  expect(body).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>So geht das nicht.</p>');
  expect(body).not.toContain('<script');
});

test('nobody but this machine sees the desk', async () => {
  expect((await lies('', { host: 'desk.example.org' })).statusCode).toBe(404);
  expect((await lies('', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
  const fern = await api.app.inject({ url: '/dev/service', remoteAddress: '203.0.113.7' });
  expect(fern.statusCode).toBe(404);
});

test('a form of another page sends nothing, and what was typed stays', async () => {
  const seite = (await lies(`/nachrichten/${id}`)).body;
  const siegel = verstecktes(seite, 'siegel');
  const ohne = await sende(`/nachrichten/${id}/antwort`, { text: 'Von fern.', siegel: 'x' });
  expect(ohne.statusCode).toBe(403);
  expect(ohne.body).toContain('>Von fern.</textarea>');
  const fremd = { 'sec-fetch-site': 'cross-site' };
  const woanders = await sende(`/nachrichten/${id}/antwort`, { text: 'Von fern.', siegel }, fremd);
  expect(woanders.statusCode).toBe(403);
  expect(await antworten()).toEqual([]);
});

test('an empty answer is refused beside its field, and one that is sent twice is one', async () => {
  const seite = (await lies(`/nachrichten/${id}`)).body;
  const versteckt = {
    siegel: verstecktes(seite, 'siegel'),
    schluessel: verstecktes(seite, 'schluessel'),
  };
  const leer = await sende(`/nachrichten/${id}/antwort`, { ...versteckt, text: ' ' });
  expect(leer.statusCode).toBe(422);
  expect(leer.body).toContain('<p class="fehlertext" id="text-fehler">Geben Sie Ihre Antwort ein.');
  for (let mal = 0; mal < 2; mal += 1) {
    const text = 'Guten Tag,\r\n\r\nwir klären das.';
    const gesendet = await sende(`/nachrichten/${id}/antwort`, { ...versteckt, text });
    expect(gesendet.statusCode).toBe(303);
    const danach = await api.app.inject(String(gesendet.headers.location));
    expect(danach.body).toContain('Die Antwort liegt im Postfach.');
    expect(danach.body).toContain('<p>Guten Tag,</p><p>wir klären das.</p>');
  }
  expect(await antworten()).toMatchObject([{ text: 'Guten Tag,\n\nwir klären das.' }]);
  expect((await lies('')).body).toContain('Alles ist beantwortet.');
  expect((await lies('?offen=nein')).body).toContain(`/nachrichten/${id}`);
});

test('the desk asks for a consent where the customer stands already', async () => {
  expect((await lies('/schaeden')).body).toContain(`/dev/service/schaeden/${schadenNummer}`);
  const seite = (await lies(`/schaeden/${schadenNummer}`)).body;
  expect(seite).toContain('Zu diesem Schaden wurde noch niemand gefragt.');
  const anfrage = {
    siegel: verstecktes(seite, 'siegel'),
    schluessel: verstecktes(seite, 'schluessel'),
    person: 'Ida Kern',
    email: 'keine',
    geburtsdatum: '1990-02-03',
    plz: '48155',
  };
  const falsch = await sende(`/schaeden/${schadenNummer}/einwilligung`, anfrage);
  expect(falsch.statusCode).toBe(422);
  expect(falsch.body).toContain('value="Ida Kern"');
  expect(falsch.body).toContain('id="email-fehler"');
  const richtig = { ...anfrage, email: 'ida.kern@example.org' };
  const gesendet = await sende(`/schaeden/${schadenNummer}/einwilligung`, richtig);
  expect(gesendet.statusCode).toBe(303);
  expect((await lies(`/schaeden/${schadenNummer}?gesendet`)).body).toContain(
    '<strong>Ida Kern</strong>: noch keine Antwort',
  );
});

test('the desk asks for documents by ticking them', async () => {
  const seite = (await lies(`/schaeden/${schadenNummer}`)).body;
  const versteckt = {
    siegel: verstecktes(seite, 'siegel'),
    schluessel: verstecktes(seite, 'schluessel'),
  };
  const leer = await sende(`/schaeden/${schadenNummer}/unterlagen`, versteckt);
  expect(leer.statusCode).toBe(422);
  expect(leer.body).toContain('Wählen Sie mindestens eine Unterlage.');
  expect(leer.body).toContain('<details open>');
  const gewaehlt = { ...versteckt, KAUFBELEGE: 'on' };
  const veraltet = { ...gewaehlt, siegel: 'x' };
  const nochmal = await sende(`/schaeden/${schadenNummer}/unterlagen`, veraltet);
  expect(nochmal.body).toContain('name="KAUFBELEGE" checked>');
  const gesendet = await sende(`/schaeden/${schadenNummer}/unterlagen`, gewaehlt);
  expect(gesendet.statusCode).toBe(303);
  const danach = await api.app.inject(String(gesendet.headers.location));
  expect(danach.body).toContain('Kaufbelege: fehlt noch');
});

test('the desk decides, what was typed stays, and the claim says what was decided', async () => {
  const seite = (await lies(`/schaeden/${schadenNummer}`)).body;
  expect(seite).toContain('Es ist noch nichts entschieden.');
  const versteckt = {
    siegel: verstecktes(seite, 'siegel'),
    schluessel: verstecktes(seite, 'schluessel'),
  };
  const getippt = {
    ...versteckt,
    ergebnis: 'REGULIERT',
    betrag: '12.50',
    grund: 'Kurz',
    'konto.iban': '',
  };
  const leer = await sende(`/schaeden/${schadenNummer}/entscheidung`, {
    ...versteckt,
    betrag: '',
    grund: '',
  });
  expect(leer.statusCode).toBe(422);
  expect(leer.body).toContain('id="ergebnis-fehler">Wählen Sie eine Entscheidung.');
  const falsch = await sende(`/schaeden/${schadenNummer}/entscheidung`, getippt);
  expect(falsch.body).toContain('höchstens zwei Stellen nach dem Komma');
  expect(falsch.body).toContain('value="REGULIERT" checked>');
  expect(falsch.body).toContain('value="12.50"');
  expect(falsch.body).toContain('>Kurz</textarea>');
  const ohneKonto = { ...getippt, betrag: '12,50', grund: '' };
  const wohin = await sende(`/schaeden/${schadenNummer}/entscheidung`, ohneKonto);
  expect(wohin.statusCode).toBe(409);
  expect(wohin.body).toContain('Das Geld bekommt, wer geschädigt wurde.');
  const gesendet = await sende(`/schaeden/${schadenNummer}/entscheidung`, {
    ...ohneKonto,
    'konto.empfaenger': 'Ida Kern',
    'konto.iban': 'DE02 1203 0000 0000 2020 51',
  });
  expect(gesendet.statusCode).toBe(303);
  const danach = (await api.app.inject(String(gesendet.headers.location))).body;
  expect(danach).toContain('Das ist gespeichert.');
  expect(danach).toContain('12,50\u00A0EUR gezahlt am');
  expect(danach).not.toContain('Schaden entscheiden');
  const nochmal = await sende(`/schaeden/${schadenNummer}/wiedereroeffnung`, {
    ...versteckt,
    schluessel: verstecktes(danach, 'schluessel'),
    grund: 'Ein Beleg kam nach.',
  });
  expect(nochmal.statusCode).toBe(303);
  expect((await lies(`/schaeden/${schadenNummer}`)).body).toContain('Wieder eröffnet');
});

test('what there is not is not found', async () => {
  expect((await lies('/nachrichten/unsinn')).statusCode).toBe(404);
  expect((await lies('/schaeden/S26-0000999')).statusCode).toBe(404);
});

test('two acts on one page are never taken for one another', async () => {
  const { body } = await lies(`/schaeden/${schadenNummer}`);
  const schluessel = [...body.matchAll(/name="schluessel" value="([^"]+)"/g)].map(
    ([, wert]) => wert,
  );
  expect(schluessel.length).toBeGreaterThan(1);
  expect(new Set(schluessel).size).toBe(schluessel.length);
});
