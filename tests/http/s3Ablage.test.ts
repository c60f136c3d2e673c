import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { uploadAnlegen, uploadLesen } from '#contract/endpoints/upload.ts';
import { ablageAusUmgebung } from '#server/ablage/ausUmgebung.ts';
import { signierteAdresse } from '#server/ablage/sigv4.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { dateien } from '#tests/support/dateien.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { geheimnis, openS3, region, zugangsschluessel } from '#tests/support/s3Server.ts';

let jetzt = new Date('2026-11-20T10:00:00Z');
const clock = () => jetzt;
const ordner = {
  ordner: '/nirgends',
  clock,
  schluessel: () => Promise.reject(new Error('unused')),
};

let s3: Awaited<ReturnType<typeof openS3>>;
let ablage: ReturnType<typeof ablageAusUmgebung>;
let api: TestApi;
beforeAll(async () => {
  s3 = await openS3(clock);
  ablage = ablageAusUmgebung(umgebung(s3.bucket), ordner);
  api = await openTestApi({ ablage });
});
afterEach(() => {
  jetzt = new Date('2026-11-20T10:00:00Z');
  s3.stoeren(false);
});
afterAll(async () => {
  await api.close();
  await s3.close();
});

test('an address is signed as in the published example', () => {
  // docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
  const adresse = signierteAdresse(
    {
      bucket: 'https://examplebucket.s3.amazonaws.com',
      region: 'us-east-1',
      zugangsschluessel: 'AKIAIOSFODNN7EXAMPLE',
      geheimnis: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    {
      methode: 'GET',
      schluessel: 'test.txt',
      zeit: new Date('2013-05-24T00:00:00Z'),
      sekunden: 86_400,
    },
  );
  expect(adresse).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('what is written is read again, and gone once it is deleted', async () => {
  const bytes = Buffer.from('Kaufvertrag');
  await ablage.schreiben('geprueft/a b', bytes, 'text/plain');
  expect(s3.objekte.get('geprueft/a b')).toEqual({ bytes, typ: 'text/plain' });
  expect(await ablage.lesen('geprueft/a b', 100)).toEqual(bytes);
  expect(await ablage.lesen('geprueft/a b', 5)).toBeNull();
  await ablage.loeschen('geprueft/a b');
  await ablage.loeschen('geprueft/a b');
  expect(await ablage.lesen('geprueft/a b', 100)).toBeNull();
});

test('a browser puts exactly what was announced, and only in time', async () => {
  const erwartet = { schluessel: 'eingang/1', typ: 'application/pdf', groesse: 5 };
  const ziel = await ablage.annahme(erwartet, new Date('2026-11-20T10:15:00Z'));
  const put = async (body: string, headers: Record<string, string> = ziel.headers) =>
    (await fetch(ziel.url, { method: ziel.method, headers, body })).status;
  expect(await put('%PDF-')).toBe(200);
  expect(s3.objekte.get('eingang/1')?.bytes.toString()).toBe('%PDF-');
  expect(await put('%PDF-')).toBe(412);
  const { 'if-none-match': _einmal, ...immerWieder } = ziel.headers;
  expect(await put('%PDF-', immerWieder)).toBe(403);
  expect(await put('%PDF-1.7')).toBe(403);
  expect(await put('%PDF-', { 'content-type': 'text/html' })).toBe(403);
  expect((await fetch(ziel.url.replace('eingang/1', 'eingang/2'), { method: 'PUT' })).status).toBe(
    403,
  );
  jetzt = new Date('2026-11-20T10:15:01Z');
  expect(await put('%PDF-')).toBe(403);
});

test('a link downloads the file under its name and shows no page', async () => {
  await ablage.schreiben('geprueft/1', Buffer.from('hallo'), 'text/plain');
  const datei = { schluessel: 'geprueft/1', name: 'Übergabe (1).txt', typ: 'text/plain' };
  const antwort = await fetch(await ablage.ausgabe(datei, new Date('2026-11-20T10:05:00Z')));
  expect(antwort.headers.get('content-disposition')).toBe(
    `attachment; filename="_bergabe _1_.txt"; filename*=UTF-8''%C3%9Cbergabe%20%281%29.txt`,
  );
  expect(await antwort.text()).toBe('hallo');
});

test('a customer sends a file to the bucket herself, and only what was looked into is kept there', async () => {
  await insertRows(api.database);
  const als = people.kundin;
  const body = {
    name: 'Kaufvertrag.pdf',
    typ: 'application/pdf',
    groesse: dateien.pdf.length,
    zweck: 'KUENDIGUNG',
  };
  const angelegt = await api.send({ method: 'POST', path: '/upload', als, body });
  const { id, url, headers } = z.parse(uploadAnlegen.responses[200], angelegt.body);
  expect(angelegt.headers['content-security-policy']).toContain(
    `connect-src 'self' ${ablage.herkunft}`,
  );
  const pruefen = () => api.send({ method: 'POST', path: `/upload/${id}/pruefung`, als });
  s3.stoeren(true);
  expect((await pruefen()).status).toBe(503);
  s3.stoeren(false);
  const eingang = () => s3.objekte.get(`eingang/${id}`)?.bytes.length;
  const senden = () => fetch(url, { method: 'PUT', headers, body: new Uint8Array(dateien.pdf) });
  expect((await senden()).status).toBe(200);
  expect(eingang()).toBe(dateien.pdf.length);
  expect((await pruefen()).status).toBe(200);
  // Empty, until the rule of the bucket deletes it: the address takes no second file.
  expect(eingang()).toBe(0);
  expect((await senden()).status).toBe(412);
  const gelesen = await api.send({ method: 'GET', path: `/upload/${id}`, als });
  const link = z.parse(uploadLesen.responses[200], gelesen.body).url;
  expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(dateien.pdf);
});

test('a store that fails is worth another try, one that refuses is a fault', async () => {
  s3.stoeren(true);
  await expect(ablage.lesen('geprueft/1', 100)).rejects.toMatchObject({ status: 503 });
  s3.stoeren(false);
  const falsch = ablageAusUmgebung({ ...umgebung(s3.bucket), ABLAGE_S3_SECRET: 'falsch' }, ordner);
  await expect(falsch.lesen('geprueft/1', 100)).rejects.toThrow('The object store answered 403.');
});

test('pages may reach the store, and nothing serves it here', () => {
  expect(ablage.herkunft).toBe(new URL(s3.bucket).origin);
  expect(ablage.routen).toBeUndefined();
});

test('a store without keys or without TLS is refused in a plain sentence', () => {
  const bucket = 'https://s3.example.org/uploads';
  expect(() => ablageAusUmgebung({ ABLAGE_S3_URL: bucket }, ordner)).toThrow(
    'ABLAGE_S3_URL needs ABLAGE_S3_REGION, ABLAGE_S3_KEY and ABLAGE_S3_SECRET.',
  );
  expect(() => ablageAusUmgebung(umgebung('http://s3.example.org/uploads'), ordner)).toThrow(
    'ABLAGE_S3_URL begins with https://.',
  );
  expect(ablageAusUmgebung({ ABLAGE_S3_URL: '' }, ordner).herkunft).toBeNull();
});

function umgebung(bucket: string): NodeJS.ProcessEnv {
  return {
    ABLAGE_S3_URL: bucket,
    ABLAGE_S3_REGION: region,
    ABLAGE_S3_KEY: zugangsschluessel,
    ABLAGE_S3_SECRET: geheimnis,
  };
}
