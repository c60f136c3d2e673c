// Again on PostgreSQL: sessions and their limits live there.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '#server/database/schema.ts';
import { nummerncodes } from '#server/repositories/nummerncodes.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { schalterMit } from '#tests/support/schalter.ts';

/** Codes are asked for in applications. */
const mitCode = { features: schalterMit({ 'antrag-tan': true }) };

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi(mitCode);
});
afterEach(() => api.close());

const handynummer = '+491701234567';
const abgelaufen = {
  status: 409,
  body: {
    code: 'CODE_VERBRAUCHT',
    errorMessage: 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.',
  },
};

const senden = (nummer = handynummer) =>
  api.send({
    method: 'POST',
    path: '/verifikation/tan/generieren',
    body: { handynummer: nummer },
  });
const pruefen = (code: string, nummer = handynummer) =>
  api.send({
    method: 'POST',
    path: '/verifikation/tan/pruefen',
    body: { handynummer: nummer, code },
  });
const zeilen = () => api.database.select().from(tables.nummerncode);

/** The code of the last SMS. */
function code(): string {
  const gelesen = /\b\d{6}\b/.exec(api.sms.at(-1)?.text ?? '')?.[0];
  if (gelesen === undefined) throw new Error('No code was sent.');
  return gelesen;
}

/** Any other code. */
function falsch(): string {
  return code() === '000000' ? '000001' : '000000';
}

test('a customer gets a code on her phone and a proof for it', async () => {
  expect(await senden('0170 1234567')).toMatchObject({
    status: 200,
    body: { gueltigBis: '2026-11-20T10:10:00.000Z' },
  });
  expect(api.sms).toEqual([
    {
      an: handynummer,
      text: expect.stringMatching(/^Ihr Code lautet \d{6}\. Er ist 10 Minuten gültig\. /) as string,
    },
  ]);
  const antwort = await pruefen(`${code().slice(0, 3)} ${code().slice(3)}`);
  expect(antwort.status).toBe(200);
  const { nachweis } = z.parse(z.object({ nachweis: z.string() }), antwort.body);
  expect(nachweis).toMatch(/^[\w-]{43}$/);
  const gespeichert = JSON.stringify(await zeilen());
  expect(gespeichert).not.toContain(nachweis);
  expect(gespeichert).not.toContain(`"${code()}"`);
});

test('a wrong code costs a try and says how many are left; the third ends the code', async () => {
  await senden();
  const text = async () => (await pruefen(falsch())).body;
  expect(await text()).toEqual({
    code: 'CODE_FALSCH',
    errorMessage: 'Der Code ist nicht korrekt. Sie haben noch 2 Versuche.',
  });
  expect(await text()).toMatchObject({
    errorMessage: 'Der Code ist nicht korrekt. Sie haben noch einen Versuch.',
  });
  expect(await text()).toEqual({
    code: 'CODE_VERBRAUCHT',
    errorMessage: 'Der Code ist nicht korrekt. Bitte fordern Sie einen neuen Code an.',
  });
  expect(await pruefen(code())).toMatchObject(abgelaufen);
});

test('guessing with many requests at once has three tries all the same', async () => {
  await senden();
  const antworten = await Promise.all(Array.from({ length: 12 }, () => pruefen(falsch())));
  const falsche = antworten.filter(
    ({ body }) => z.parse(z.object({ code: z.string() }), body).code === 'CODE_FALSCH',
  );
  expect(falsche).toHaveLength(2);
  expect(await zeilen()).toMatchObject([{ fehlversuche: 3 }]);
});

test('a code counts ten minutes and not a second longer', async () => {
  await senden();
  api.setNow('2026-11-20T10:10:01Z');
  expect(await pruefen(code())).toMatchObject(abgelaufen);
  api.setNow('2026-11-20T10:10:00Z');
  expect((await pruefen(code())).status).toBe(200);
});

test('a code is used once', async () => {
  await senden();
  const antworten = await Promise.all([1, 2, 3].map(() => pruefen(code())));
  expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(antworten.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('a new code ends the earlier one', async () => {
  await senden();
  const erster = code();
  await senden();
  // One time in a million both are the same.
  const alter = code() === erster ? falsch() : erster;
  expect(await pruefen(alter)).toMatchObject({ body: { code: 'CODE_FALSCH' } });
  expect((await pruefen(code())).status).toBe(200);
});

test('the code of one number says nothing about another', async () => {
  await senden();
  expect(await pruefen(code(), '+491707654321')).toMatchObject(abgelaufen);
});

test('a number gets five codes an hour, even when they are asked for at once', async () => {
  const antworten = await Promise.all(Array.from({ length: 8 }, () => senden()));
  expect(antworten.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(api.sms).toHaveLength(5);
  const abgewiesen = antworten.find(({ status }) => status === 429);
  expect(abgewiesen?.headers['retry-after']).toBe('3600');
  expect(abgewiesen?.body).toEqual({
    code: 'ZU_VIELE_ANFRAGEN',
    errorMessage:
      'An diese Nummer haben wir schon mehrere Codes geschickt. Bitte versuchen Sie es in einer Stunde noch einmal.',
  });
  expect((await senden('+491707654321')).status).toBe(200);
});

test('a number gets ten codes a day', async () => {
  for (const stunde of ['10', '12']) {
    api.setNow(`2026-11-20T${stunde}:00:00Z`);
    for (let n = 0; n < 5; n += 1) expect((await senden()).status).toBe(200);
  }
  api.setNow('2026-11-20T14:00:00Z');
  const antwort = await senden();
  expect(antwort.status).toBe(429);
  expect(antwort.headers['retry-after']).toBe(String(20 * 3_600));
  api.setNow('2026-11-21T10:00:01Z');
  expect((await senden()).status).toBe(200);
});

describe('while applications ask for no code', () => {
  test('nobody can have one sent or tried', async () => {
    const aus = await openTestApi();
    for (const [was, body] of [
      ['generieren', { handynummer }],
      ['pruefen', { handynummer, code: '123456' }],
    ] as const) {
      const path = `/verifikation/tan/${was}`;
      const antwort = await aus.send({ method: 'POST', path, body });
      expect(antwort).toMatchObject({ status: 404, body: { code: 'NICHT_GEFUNDEN' } });
    }
    expect(aus.sms).toEqual([]);
    await aus.close();
  });
});

describe('an SMS goes to mobile numbers of the countries served only', () => {
  test.each([
    ['Germany', '+4915228817386'],
    ['Austria', '+4366412345678'],
    ['Switzerland', '+41791234567'],
    ['France', '+33612345678'],
    ['Finland', '+358401234567'],
  ])('one from %s gets a code', async (_, nummer) => {
    expect((await senden(nummer)).status).toBe(200);
    expect(api.sms).toMatchObject([{ an: nummer }]);
  });

  const land = 'In dieses Land senden wir keine SMS. Bitte geben Sie eine andere Handynummer ein.';
  const fest = 'Bitte geben Sie eine Handynummer ein.';
  test.each([
    ['a Russian phone', '+79161234567', land],
    ['a phone on the Bahamas', '+12423591234', land],
    ['a Norwegian phone', '+4790123456', land],
    ['a fixed line in Vienna', '+4315123456', fest],
    ['a satellite', '+8821612345678', fest],
    ['a German number nobody can have', '+491581234', fest],
  ])('%s gets none, and the sentence says why', async (_, nummer, text) => {
    expect(await senden(nummer)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'handynummer', text }] },
    });
    expect(api.sms).toEqual([]);
  });

  test('a setting replaces the countries', async () => {
    const nurNorwegen = await openTestApi({ ...mitCode, smsLaender: ['NO'] });
    const path = '/verifikation/tan/generieren';
    const statusVon = async (nummer: string) =>
      (await nurNorwegen.send({ method: 'POST', path, body: { handynummer: nummer } })).status;
    expect(await statusVon('+4790123456')).toBe(200);
    expect(await statusVon(handynummer)).toBe(422);
    await nurNorwegen.close();
  });
});

const sendeAn = (an: TestApi, n: number, von = '203.0.113.1') =>
  an.send({
    method: 'POST',
    path: '/verifikation/tan/generieren',
    body: { handynummer: `+4917${String(60_000_000 + n)}` },
    headers: { 'x-forwarded-for': von },
  });
const von = (n: number) => `203.0.${Math.floor(n / 10)}.1`;

describe('however many processes serve and numbers are tried', () => {
  const proxy = { ...mitCode, trustProxy: ['127.0.0.1'], rateLimit: { max: 10_000 } };

  test('an address gets twenty codes an hour and fifty a day, and is told when to ask again', async () => {
    const on = await openTestDatabase();
    const [eins, zwei] = [await openTestApi({ ...proxy, on }), await openTestApi({ ...proxy, on })];
    const nacheinander = async (anzahl: number, ab: number) => {
      const statuses: number[] = [];
      for (let n = ab; n < ab + anzahl; n += 1) {
        statuses.push((await sendeAn(n % 2 ? eins : zwei, n)).status);
      }
      return statuses.filter((status) => status === 200).length;
    };
    expect(await nacheinander(20, 0)).toBe(20);
    const abgewiesen = await sendeAn(eins, 20);
    expect(abgewiesen).toMatchObject({
      status: 429,
      body: {
        code: 'ZU_VIELE_ANFRAGEN',
        errorMessage:
          'Von Ihrem Anschluss wurden schon viele Codes angefordert. Bitte versuchen Sie es in einer Stunde noch einmal.',
      },
    });
    expect(abgewiesen.headers['retry-after']).toBe('3600');
    expect((await sendeAn(eins, 21, '203.0.113.2')).status).toBe(200);
    for (const [stunde, codes] of [
      ['12', 20],
      ['14', 10],
    ] as const) {
      for (const an of [eins, zwei]) an.setNow(`2026-11-20T${stunde}:00:00Z`);
      expect(await nacheinander(codes, Number(stunde) * 100)).toBe(codes);
    }
    const amAbend = await sendeAn(zwei, 3_000);
    expect(amAbend.status).toBe(429);
    expect(amAbend.headers['retry-after']).toBe(String(20 * 3_600));
    expect(amAbend.body).toMatchObject({
      errorMessage: expect.stringContaining('in 20\u00A0Stunden') as string,
    });
    await eins.app.close();
    await zwei.close();
  });

  test('a network of addresses counts as one', async () => {
    const begrenzt = await openTestApi(proxy);
    for (let n = 0; n < 20; n += 1) await sendeAn(begrenzt, n, `2001:db8:0:1::${n + 1}`);
    expect((await sendeAn(begrenzt, 20, '2001:db8:0:1::ff')).status).toBe(429);
    expect((await sendeAn(begrenzt, 21, '2001:db8:0:2::1')).status).toBe(200);
    await begrenzt.close();
  });

  test('all together get 300 codes an hour', async () => {
    const begrenzt = await openTestApi(proxy);
    const statuses: number[] = [];
    for (let n = 0; n < 301; n += 1) statuses.push((await sendeAn(begrenzt, n, von(n))).status);
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses[300]).toBe(429);
    begrenzt.setNow('2026-11-20T11:00:01Z');
    expect((await sendeAn(begrenzt, 302)).status).toBe(200);
    await begrenzt.close();
  });
});

test('an SMS nobody took is told and does not count against the number', async () => {
  const stumm = await openTestApi({
    ...mitCode,
    sendSms: () => Promise.reject(new Error('no gateway')),
  });
  const antwort = await stumm.send({
    method: 'POST',
    path: '/verifikation/tan/generieren',
    body: { handynummer },
  });
  expect(antwort).toMatchObject({ status: 503, body: { code: 'NICHT_ERREICHBAR' } });
  expect(await stumm.database.select().from(tables.nummerncode)).toEqual([]);
  await stumm.close();
});

test.each([
  ['a fixed line', '/verifikation/tan/generieren', { handynummer: '0251 123456' }],
  ['no number', '/verifikation/tan/generieren', {}],
  ['a code of five digits', '/verifikation/tan/pruefen', { handynummer, code: '12345' }],
  ['a further field', '/verifikation/tan/pruefen', { handynummer, code: '123456', versuche: 0 }],
])('%s is refused', async (_, path, body) => {
  expect((await api.send({ method: 'POST', path, body })).status).toBe(422);
  expect(api.sms).toEqual([]);
});

test('codes are forgotten when neither they nor their proofs count any more', async () => {
  await senden();
  await nummerncodes(api.database).vergessen(new Date('2026-11-20T10:00:00Z'));
  expect(await zeilen()).toHaveLength(1);
  await nummerncodes(api.database).vergessen(new Date('2026-11-20T10:00:01Z'));
  expect(await zeilen()).toEqual([]);
});
