// Again on PostgreSQL: sessions and their limits live there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '#server/database/schema.ts';
import { nummerncodes } from '#server/repositories/nummerncodes.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
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
  expect(abgewiesen?.body).toMatchObject({ code: 'ZU_VIELE_ANFRAGEN' });
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

test('an address that asks for many numbers is asked to wait', async () => {
  const begrenzt = await openTestApi({ rateLimit: { max: 1_000 } });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const { status } = await begrenzt.send({
      method: 'POST',
      path: '/verifikation/tan/generieren',
      body: { handynummer: `+49170100000${n}` },
    });
    statuses.push(status);
  }
  await begrenzt.close();
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

test('an SMS nobody took is told and does not count against the number', async () => {
  const stumm = await openTestApi({ sendSms: () => Promise.reject(new Error('no gateway')) });
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
