// Again on PostgreSQL: statements no other of these tests makes.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadsVergessen } from '#server/commands/upload/hochladen.ts';
import { uploads } from '#server/repositories/uploads.ts';
import { upload } from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { dateien, eicar } from '#tests/support/dateien.ts';
import { hochgeladen as schickeHoch } from '#tests/support/hochladen.ts';
import { abschnitt, exif, fotos } from '#tests/support/fotos.ts';
import { schlechteDateien } from '#tests/support/schlechteDateien.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { beendigungen } from '#tests/support/beendigung.ts';

const { kundin, andererKunde, makler } = people;
let api: TestApi;
const { kuendige, leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertRows(api.database));
afterEach(async () => {
  await leeren();
  rmSync(api.uploads, { recursive: true, force: true });
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

test('a customer sends a proof, looks at it, and it proves her reason', async () => {
  const id = await hochgeladen(kundin);
  expect(await lies(kundin, id)).toMatchObject({
    status: 200,
    body: { id, name: 'nachweis.pdf', typ: 'application/pdf', groesse: dateien.pdf.length },
  });
  const nachweise = [id];
  expect(await kuendige(kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise })).toMatchObject({
    status: 200,
    body: { status: 'IN_PRUEFUNG' },
  });
  expect(await loesche(kundin, id)).toMatchObject({ status: 409, body: { code: 'VERWENDET' } });
  expect((await lies(kundin, id)).status).toBe(200);
});

test('a file is downloaded and never shown as a page', async () => {
  const id = await hochgeladen(kundin);
  const { body } = await lies(kundin, id);
  const antwort = await hole(feld(body, 'url'));
  expect(antwort.rawPayload).toEqual(dateien.pdf);
  expect(antwort.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="nachweis.pdf"; filename*=UTF-8''nachweis.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  api.setNow('2026-11-20T10:05:01Z');
  expect((await hole(feld(body, 'url'))).statusCode).toBe(404);
});

test('a photo is kept without the place where it was taken', async () => {
  const daten = abschnitt(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(1)]));
  const foto = Buffer.concat([fotos.jpeg.subarray(0, 20), daten, fotos.jpeg.subarray(20)]);
  const was = { name: 'rad.jpg', typ: 'image/jpeg', groesse: foto.length };
  const { id, url } = await angekuendigt(kundin, was);
  await api.app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'image/jpeg' },
    payload: foto,
  });
  const groesse = fotos.jpeg.length;
  expect(await pruefe(kundin, id)).toMatchObject({ status: 200, body: { groesse } });
  const { body } = await lies(kundin, id);
  expect((await hole(feld(body, 'url'))).rawPayload).toEqual(fotos.jpeg);
});

test('nobody else learns of it, not even that it is there', async () => {
  const id = await hochgeladen(kundin);
  const unbekannt = crypto.randomUUID();
  for (const fremder of [andererKunde, makler]) {
    for (const frage of [lies, pruefe, loesche]) {
      const antworten = [await frage(fremder, id), await frage(fremder, unbekannt)];
      expect(antworten.map(({ status }) => status)).toEqual([404, 404]);
      expect(antworten[0]?.body).toEqual(antworten[1]?.body);
    }
  }
  expect((await lies(kundin, id)).status).toBe(200);
});

test('an address takes its bytes for a quarter of an hour, and no others', async () => {
  const { url, id } = await angekuendigt(kundin);
  expect((await lege(`${url.slice(0, -4)}AAAA`, dateien.pdf)).statusCode).toBe(404);
  expect((await hole(url)).statusCode).toBe(404);
  expect((await lege(url, Buffer.concat([dateien.pdf, Buffer.from('x')]))).statusCode).toBe(422);
  expect((await lege(url, dateien.pdf.subarray(1))).statusCode).toBe(422);
  expect((await lege(url, Buffer.alloc(0))).statusCode).toBe(422);
  expect(await pruefe(kundin, id)).toMatchObject({
    status: 409,
    body: { code: 'NICHT_ANGEKOMMEN' },
  });
  expect(dateienIn('eingang')).toEqual([]);
  api.setNow('2026-11-20T10:15:00Z');
  expect((await lege(url, dateien.pdf)).statusCode).toBe(404);
});

test('an address takes one file, also when several come at once, and none after it was looked into', async () => {
  const { url, id } = await angekuendigt(kundin);
  expect((await lege(url, dateien.pdf.subarray(1))).statusCode).toBe(422);
  const antworten = await Promise.all([1, 2, 3].map(() => lege(url, dateien.pdf)));
  expect(antworten.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
  expect((await pruefe(kundin, id)).status).toBe(200);
  const spaeter = await lege(url, dateien.pdf);
  expect(spaeter.statusCode).toBe(409);
  expect(spaeter.json()).toMatchObject({
    code: 'VERWENDET',
    errorMessage:
      'Unter dieser Adresse ist schon eine Datei angekommen. Bitte wählen Sie die Datei noch einmal aus.',
  });
  expect(dateienIn('eingang')).toEqual([]);
});

test('looked into twice: the file is there once', async () => {
  const { url, id } = await angekuendigt(kundin);
  await lege(url, dateien.pdf);
  const [eins, zwei] = await Promise.all([pruefe(kundin, id), pruefe(kundin, id)]);
  expect(eins).toMatchObject({ status: 200, body: { id } });
  expect(zwei.body).toEqual(eins.body);
  expect(dateienIn('geprueft')).toHaveLength(1);
});

test('what was looked into cannot be exchanged any more', async () => {
  const { url, id } = await angekuendigt(kundin);
  await lege(url, dateien.pdf);
  await pruefe(kundin, id);
  const andere = Buffer.from(dateien.pdf.toString().replace('1.7', '1.4'));
  expect((await lege(url, andere)).statusCode).toBe(409);
  expect((await pruefe(kundin, id)).status).toBe(200);
  const { body } = await lies(kundin, id);
  expect((await hole(feld(body, 'url'))).rawPayload).toEqual(dateien.pdf);
  // The folder goes by the time of its files.
  await api.ablage.eingangLeeren(new Date(Date.now() + 1000));
  expect(dateienIn('eingang')).toEqual([]);
  expect(dateienIn('angenommen')).toEqual([]);
  expect(dateienIn('geprueft')).toHaveLength(1);
});

test('a page that says it is a PDF is refused, and nothing of it stays', async () => {
  const { url, id } = await angekuendigt(kundin, { groesse: 15 });
  await lege(url, Buffer.from('<html></html>  '));
  expect(await pruefe(kundin, id)).toMatchObject({
    status: 409,
    body: {
      code: 'TYP',
      errorMessage:
        'Dieser Dateityp wird nicht unterstützt. Erlaubt sind HEIF, HEIC, JPEG, PNG, MPEG, MP4, MOV, TXT und PDF.',
    },
  });
  expect((await pruefe(kundin, id)).status).toBe(404);
  expect(await api.database.select().from(upload)).toEqual([]);
  expect(dateienIn('eingang')).toEqual([]);
});

test('a PDF that runs a script is refused with a sentence that helps, and nothing of it stays', async () => {
  const [, , boese = Buffer.alloc(0)] = schlechteDateien[0] ?? [];
  const { url, id } = await angekuendigt(kundin, { groesse: boese.length });
  await lege(url, boese);
  expect(await pruefe(kundin, id)).toMatchObject({
    status: 409,
    body: { code: 'AKTIV', errorMessage: expect.stringContaining('neue PDF-Datei') as string },
  });
  expect(dateienIn('eingang')).toEqual([]);
  expect(dateienIn('geprueft')).toEqual([]);
});

test('the test file of virus scanners is refused', async () => {
  const { url, id } = await angekuendigt(kundin, {
    name: 'eicar.txt',
    typ: 'text/plain',
    groesse: eicar.length,
  });
  await lege(url, eicar);
  expect(await pruefe(kundin, id)).toMatchObject({
    status: 409,
    body: { code: 'NICHT_GEPRUEFT', errorMessage: 'Die Datei konnte nicht geprüft werden.' },
  });
});

test.each([
  ['TYP', { name: 'bild.svg', typ: 'image/svg+xml' }],
  ['LEER', { groesse: 0 }],
  ['GROESSE', { groesse: 20 * 1024 * 1024 + 1 }],
])('a file is refused before its first byte: %s', async (code, mit) => {
  expect(await kuendigeAn(kundin, mit)).toMatchObject({ status: 409, body: { code } });
});

test('nothing but its kind becomes a header', async () => {
  const { body } = await kuendigeAn(kundin, { typ: 'application/pdf;a\r\nx-amz-acl: public-read' });
  expect(body).toMatchObject({ headers: { 'content-type': 'application/pdf' } });
});

test('twenty files are enough for one step; one that is deleted makes room', async () => {
  const ids = [];
  for (let i = 0; i < 20; i += 1) ids.push((await angekuendigt(kundin)).id);
  expect(await kuendigeAn(kundin)).toMatchObject({ status: 409, body: { code: 'ANZAHL' } });
  expect((await kuendigeAn(andererKunde)).status).toBe(200);
  expect((await loesche(kundin, ids[0] ?? '')).status).toBe(200);
  expect((await kuendigeAn(kundin)).status).toBe(200);
});

test('files are used once, for what they were sent for, by whoever sent them', async () => {
  const { database } = api;
  const zeit = new Date('2026-11-20T10:00:00Z');
  const id = await hochgeladen(kundin);
  const nie = (await angekuendigt(kundin)).id;
  const nehmen = (
    ids: string[],
    wer: Person = kundin,
    zweck: 'KUENDIGUNG' | 'AENDERUNG' = 'KUENDIGUNG',
  ) =>
    database.transaction((tx) =>
      uploads(tx).nehmen(ids, wer, { zweck, vorgangId: crypto.randomUUID(), zeit }),
    );
  expect(await nehmen([id], makler)).toBe(false);
  expect(await nehmen([id], kundin, 'AENDERUNG')).toBe(false);
  expect(await nehmen([id, nie])).toBe(false);
  expect(await nehmen([])).toBe(true);
  expect(await Promise.all([nehmen([id, id]), nehmen([id])])).toEqual(
    expect.arrayContaining([true, false]),
  );
});

test('what nobody sends anything with is gone after a week, what proves something stays', async () => {
  const genommen = await hochgeladen(kundin);
  const vergessen = await hochgeladen(kundin);
  await kuendige(kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise: [genommen] });
  api.setNow('2026-11-27T09:59:00Z');
  await uploadsVergessen(api, new Date('2026-11-27T09:59:00Z'));
  expect((await lies(kundin, vergessen)).status).toBe(200);
  api.setNow('2026-11-27T11:01:00Z');
  expect((await lies(kundin, vergessen)).status).toBe(404);
  await uploadsVergessen(api, new Date('2026-11-27T11:01:00Z'));
  expect(await api.database.select({ id: upload.id }).from(upload)).toEqual([{ id: genommen }]);
  expect(dateienIn('geprueft')).toHaveLength(1);
});

function kuendigeAn(als: Person, mit: object = {}) {
  const body = {
    name: 'nachweis.pdf',
    typ: 'application/pdf',
    groesse: dateien.pdf.length,
    zweck: 'KUENDIGUNG',
    ...mit,
  };
  return api.send({ method: 'POST', path: '/upload', als, body });
}

async function angekuendigt(als: Person, mit: object = {}): Promise<{ id: string; url: string }> {
  const { body } = await kuendigeAn(als, mit);
  return { id: feld(body, 'id'), url: feld(body, 'url') };
}

function hochgeladen(als: Person): Promise<string> {
  return schickeHoch(api, als, { zweck: 'KUENDIGUNG' });
}

function pruefe(als: Person, id: string) {
  return api.send({ method: 'POST', path: `/upload/${id}/pruefung`, als });
}

function lies(als: Person, id: string) {
  return api.send({ method: 'GET', path: `/upload/${id}`, als });
}

function loesche(als: Person, id: string) {
  return api.send({ method: 'DELETE', path: `/upload/${id}`, als });
}

function lege(url: string, payload: Buffer) {
  const headers = { 'content-type': 'application/pdf' };
  return api.app.inject({ method: 'PUT', url, headers, payload });
}

function hole(url: string) {
  return api.app.inject({ method: 'GET', url });
}

function dateienIn(name: string): string[] {
  try {
    return readdirSync(join(api.uploads, name));
  } catch {
    return [];
  }
}

function feld(body: unknown, name: string): string {
  const wert = (body as Record<string, unknown>)[name];
  if (typeof wert !== 'string') throw new Error(`no ${name} in ${JSON.stringify(body)}`);
  return wert;
}
