import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { berechne, speichere, zumJahreswechsel } from '#tests/support/berechnung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const als = people.kundin;
const calculate = `/vertrag/${nummern.eigener}/beitrag/zahlweise`;
const wunsch = { wirksamkeitsdatum: zumJahreswechsel, zahlweise: 'MONATLICH' };

describe('a request that is no JSON is refused as JSON, in German', () => {
  test.each(['{', '{"zahlweise":', 'zahlweise=MONATLICH', '', '{"__proto__":{"x":1}}', '\u0000'])(
    'body %j',
    async (body) => {
      const antwort = await api.send({ method: 'POST', path: calculate, als, body });
      expect(antwort).toMatchObject({
        status: 422,
        body: { fehler: [{ feld: '', text: 'Die Anfrage ist kein lesbares JSON.' }] },
      });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'content type %s',
    async (type) => {
      const headers = { 'content-type': type };
      const antwort = await api.send({
        method: 'POST',
        path: calculate,
        als,
        body: JSON.stringify(wunsch),
        headers,
      });
      expect(antwort).toMatchObject({
        status: 415,
        body: { fehler: [{ feld: '', text: 'Senden Sie die Anfrage als JSON.' }] },
      });
    },
  );

  test('more than 64 kB', async () => {
    const body = { ...wunsch, zahlweise: 'x'.repeat(70_000) };
    const antwort = await api.send({ method: 'POST', path: calculate, als, body });
    expect(antwort).toMatchObject({
      status: 413,
      body: { fehler: [{ feld: '', text: 'Die Anfrage ist zu groß.' }] },
    });
  });
});

describe('what is no request at all is answered as JSON, in German, and the line is closed', () => {
  let adresse: URL;
  beforeAll(async () => {
    adresse = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  });

  test.each([
    [
      'headers longer than 16 kB',
      `GET /api/features HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'Ihr Browser sendet zu viele Daten mit. Bitte löschen Sie die Cookies dieser Seite, und laden Sie sie neu.',
    ],
    ['no HTTP', 'HALLO\r\n\r\n', '400 Bad Request', 'Diese Anfrage können wir nicht lesen.'],
  ])('%s', async (_, gesendet, status, text) => {
    const leitung = connect(Number(adresse.port), adresse.hostname);
    leitung.write(gesendet);
    const antwort = (await buffer(leitung)).toString();
    const [kopf = '', inhalt = ''] = antwort.split('\r\n\r\n');
    expect(kopf).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(kopf.toLowerCase()).toContain('connection: close');
    expect(kopf.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(inhalt)}`);
    expect(kopf.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(inhalt)).toEqual({ fehler: [{ feld: '', text }] });
  });
});

describe('each wrong field is named with a sentence', () => {
  test.each<[string, unknown, { feld: string; text: string }[]]>([
    [
      'an unknown payment period',
      { ...wunsch, zahlweise: 'TAEGLICH' },
      [{ feld: 'zahlweise', text: 'Wählen Sie einen der vorgesehenen Werte.' }],
    ],
    [
      'single payment, which nobody can choose',
      { ...wunsch, zahlweise: 'EINMALIG' },
      [{ feld: 'zahlweise', text: 'Wählen Sie einen der vorgesehenen Werte.' }],
    ],
    [
      'a day that does not exist',
      { ...wunsch, wirksamkeitsdatum: '2027-02-30' },
      [
        {
          feld: 'wirksamkeitsdatum',
          text: 'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.',
        },
      ],
    ],
    [
      'a field that is not provided for',
      { ...wunsch, netto: 1, status: 'LAUFEND' },
      [
        { feld: 'netto', text: 'Diese Angabe ist hier nicht vorgesehen.' },
        { feld: 'status', text: 'Diese Angabe ist hier nicht vorgesehen.' },
      ],
    ],
    [
      'nothing at all',
      {},
      [
        { feld: 'wirksamkeitsdatum', text: 'Geben Sie ein Datum ein.' },
        { feld: 'zahlweise', text: 'Wählen Sie einen der vorgesehenen Werte.' },
      ],
    ],
    ['a list', [], [{ feld: '', text: 'Diese Angabe hat nicht die richtige Form.' }]],
    ['null', null, [{ feld: '', text: 'Diese Angabe hat nicht die richtige Form.' }]],
  ])('%s', async (_, body, fehler) => {
    const antwort = await api.send({ method: 'POST', path: calculate, als, body });
    expect(antwort).toMatchObject({ status: 422 });
    expect(antwort.body).toEqual({ fehler });
  });
});

test('nobody can slip further columns into a saved contract', async () => {
  const body = {
    ...(await berechne(api, als)),
    version: 99,
    mahnung: true,
    partnerNummer: 'P000002',
  };
  const antwort = await speichere(api, als, body);
  expect(antwort.status).toBe(422);
  const [zeile] = await api.database.select().from(tables.vormerkung);
  expect(zeile).toBeUndefined();
});

test('the number in the body must be the one in the address', async () => {
  const body = await berechne(api, als);
  const antwort = await api.send({
    method: 'PATCH',
    path: `/vertrag/${nummern.eigener}/zahlweise`,
    als,
    body: { ...body, versicherungsNummer: nummern.fremder },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(antwort).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'versicherungsNummer' }] },
  });
});

test.each([undefined, 'kurz', 'x'.repeat(101), 'mit leerzeichen', 'ümläutschlüssel'])(
  'a save without a proper key is refused: %j',
  async (schluessel) => {
    const antwort = await api.send({
      method: 'PATCH',
      path: `/vertrag/${nummern.eigener}/zahlweise`,
      als,
      body: await berechne(api, als),
      ...(schluessel !== undefined && { headers: { 'idempotency-key': schluessel } }),
    });
    expect(antwort).toMatchObject({
      status: 422,
      body: {
        fehler: [
          { feld: 'idempotency-key', text: 'Senden Sie einen Schlüssel mit 8 bis 100 Zeichen.' },
        ],
      },
    });
  },
);

test.each([
  "PH250000101' OR '1'='1",
  'PH250000101;DROP TABLE vertrag',
  'PH250000101%00',
  '../../etc/passwd',
  '%2e%2e%2fhealthz',
  '{{7*7}}',
  '__proto__',
  'PH2'.repeat(60),
])('the contract number %j finds nothing and breaks nothing', async (nummer) => {
  const antwort = await api.send({ method: 'GET', path: `/vertrag/${encodeURI(nummer)}`, als });
  expect([404, 422]).toContain(antwort.status);
});

test('quotes in a calculation id stay text', async () => {
  const body = { ...(await berechne(api, als)), berechnungId: "'; delete from vertrag; --" };
  expect(await speichere(api, als, body)).toMatchObject({
    status: 409,
    body: { code: 'PREIS_GEAENDERT' },
  });
});

test.each([
  ['GET', '/gibtesnicht'],
  ['POST', '/'],
  ['DELETE', `/vertrag/${nummern.eigener}`],
  ['PUT', `/vertrag/${nummern.eigener}/zahlweise`],
  ['GET', '/vertrag/%E0%A4%A'],
] as const)('%s %s is not found, as JSON', async (method, path) => {
  expect(await api.send({ method, path, als })).toMatchObject({
    status: 404,
    body: { code: 'NICHT_GEFUNDEN', errorMessage: expect.any(String) as string },
  });
});
