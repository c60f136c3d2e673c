import { afterEach, beforeEach, expect, test } from 'vitest';
import { codePruefen, codeSenden } from '#server/commands/nummerBestaetigen.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const konto = { handynummer: '+491701234567', fuer: 'KONTO', adresse: null } as const;
const { handynummer } = konto;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ features: schalterMit({ 'antrag-tan': true }) });
});
afterEach(() => api.close());

test('a customer whose number somebody enters into an application has her code go on counting', async () => {
  await codeSenden(dienste(), konto);
  const desKontos = code();
  await imAntrag('generieren', { handynummer });
  const falsch = code() === '000000' ? '000001' : '000000';
  for (let n = 0; n < 3; n += 1) await imAntrag('pruefen', { handynummer, code: falsch });
  expect(await codePruefen(dienste(), { ...konto, code: desKontos })).toMatch(/^[\w-]{43}$/);
});

test('a customer whose number has had all its codes for applications still gets one for her account', async () => {
  for (let n = 0; n < 5; n += 1) await imAntrag('generieren', { handynummer });
  expect((await imAntrag('generieren', { handynummer })).status).toBe(429);
  expect(await codeSenden(dienste(), konto)).toEqual(new Date('2026-11-20T10:10:00Z'));
});

test('a code of an account proves nothing to an application', async () => {
  await codeSenden(dienste(), konto);
  expect(await imAntrag('pruefen', { handynummer, code: code() })).toMatchObject({
    status: 409,
    body: { code: 'CODE_VERBRAUCHT' },
  });
});

function dienste() {
  return {
    database: api.database,
    clock: () => new Date('2026-11-20T10:00:00Z'),
    sendSms: (an: string, text: string) => {
      api.sms.push({ an, text });
      return Promise.resolve();
    },
    smsGescheitert: () => undefined,
  };
}

function imAntrag(was: 'generieren' | 'pruefen', body: object) {
  return api.send({ method: 'POST', path: `/verifikation/tan/${was}`, body });
}

/** The code of the last SMS. */
function code(): string {
  return /\b\d{6}\b/.exec(api.sms.at(-1)?.text ?? '')?.[0] ?? '';
}
