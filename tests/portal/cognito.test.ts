import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import type { OffenerCode } from '#machines/konto/anmeldung/setup.ts';
import { letzterAusfall } from '#portal/ausfall.ts';
import { createCognito } from '#portal/session/cognito.ts';
import type { Identitaet } from '#portal/session/identitaet.ts';
import { type Endpoint, openEndpoint, passwort } from '#tests/identity/endpoint.ts';
import { memoryStorage } from './memoryStorage.ts';

let endpoint: Endpoint;
let identitaet: Identitaet;
let offen: OffenerCode | null;
let anna: NewUser;

beforeAll(async () => {
  // Amplify says once per configure that the endpoint is not Amazon's.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  endpoint = await openEndpoint();
  vi.stubGlobal('location', new URL(endpoint.origin));
  vi.stubGlobal('localStorage', memoryStorage());
  identitaet = createCognito(endpoint.identity.pool('benutzer'), () => offen);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await endpoint.close();
});
beforeEach(async () => {
  offen = null;
  anna = await endpoint.person();
});
afterEach(() => identitaet.abmelden('HIER'));

test('password, then the code: signed in by name and number', async () => {
  expect(await enter()).toEqual({
    schritt: 'CODE',
    handynummer: `+49 *** *****${anna.handynummer.slice(-3)}`,
    versuche: 3,
    codeFalsch: false,
  });
  expect(await identitaet.code(rightCode())).toEqual({ schritt: 'ANGEMELDET' });
  expect(await identitaet.sitzung()).toMatchObject({
    art: 'ANGEMELDET',
    nutzer: { sub: anna.sub, name: 'Anna Bergmann', partnernummer: '1000001' },
  });
});

test('a wrong password and an unknown name cannot be told apart', async () => {
  await expect(enter(anna.email, 'Falsch-Portal2026!')).rejects.toThrow('ZUGANGSDATEN_FALSCH');
  await expect(enter('niemand@example.org')).rejects.toThrow('ZUGANGSDATEN_FALSCH');
});

test('three wrong codes end the sign-in, the first two say how many tries are left', async () => {
  await enter();
  expect(await wrongCode()).toMatchObject({ codeFalsch: true, versuche: 2 });
  expect(await wrongCode()).toMatchObject({ codeFalsch: true, versuche: 1 });
  offen = { handynummer: '', versuche: 1, restMs: 180_000, wartezeitMs: 30_000 };
  await expect(wrongCode()).rejects.toThrow('ZU_VIELE_CODES');
});

test('the code that is sent again counts, the one before no longer', async () => {
  await enter();
  const before = rightCode();
  do {
    // Earlier ones are not sent.
    endpoint.turnClock(31_000);
    expect(await identitaet.codeErneut()).toMatchObject({ schritt: 'CODE', codeFalsch: false });
  } while (endpoint.lastCode() === before.code);
  expect(await identitaet.code(before)).toMatchObject({ codeFalsch: true });
  expect(await identitaet.code(rightCode())).toEqual({ schritt: 'ANGEMELDET' });
});

test('a code after three minutes comes too late', async () => {
  await enter();
  offen = { handynummer: '', versuche: 3, restMs: 180_000, wartezeitMs: 30_000 };
  endpoint.turnClock(181_000);
  await expect(identitaet.code(rightCode())).rejects.toThrow('ANMELDUNG_ABGELAUFEN');
});

test('the sixth wrong password locks the name', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(enter(anna.email, 'Falsch-Portal2026!')).rejects.toThrow('ZUGANGSDATEN_FALSCH');
  }
  await expect(enter()).rejects.toThrow('GESPERRT');
});

test('an initial password is replaced, a weak one refused, then the code is asked for', async () => {
  anna = await endpoint.person({ initial: true });
  expect(await enter()).toEqual({ schritt: 'NEUES_PASSWORT' });
  await expect(identitaet.neuesPasswort('schwach')).rejects.toThrow('PASSWORT_ABGELEHNT');
  expect(await identitaet.neuesPasswort('Neues-Portal2027!')).toMatchObject({ schritt: 'CODE' });
});

test('somebody signed in already is signed out first and may sign in again', async () => {
  await enter();
  await identitaet.code(rightCode());
  expect(await enter()).toMatchObject({ schritt: 'CODE' });
});

test('a customer stays signed in while the other portal looks at its own session', async () => {
  const vermittler = createCognito(endpoint.identity.pool('vermittler'), () => null);
  await enter();
  await identitaet.code(rightCode());
  const [hier, dort] = await Promise.all([identitaet.sitzung(), vermittler.sitzung()]);
  expect(hier).toMatchObject({ art: 'ANGEMELDET', nutzer: { sub: anna.sub } });
  expect(dort).toEqual({ art: 'KEINE' });
});

test('after signing out everywhere there is no session', async () => {
  await enter();
  await identitaet.code(rightCode());
  expect(await identitaet.abmelden('UEBERALL')).toBe(true);
  expect(await identitaet.sitzung()).toEqual({ art: 'KEINE' });
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses', () => Promise.resolve(new Response('{}', { status: 400 }))],
])('a pool that %s leaves the other devices signed in, and that is said', async (_, answer) => {
  await enter();
  await identitaet.code(rightCode());
  const send = globalThis.fetch;
  const outage = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const operation = new Headers(init?.headers).get('x-amz-target') ?? '';
    return operation.endsWith('.GlobalSignOut') ? answer() : send(address, init);
  });
  expect(await identitaet.abmelden('UEBERALL')).toBe(false);
  outage.mockRestore();
  expect(await identitaet.sitzung()).toEqual({ art: 'KEINE' });
});

test('a gateway that sends no messages is a technical problem', async () => {
  endpoint.breakSms(true);
  await expect(enter()).rejects.toThrow('TECHNISCH');
  endpoint.breakSms(false);
});

test('while the database is away the sign-in says so, blames nothing she typed, and goes on once it is back', async () => {
  endpoint.loseDatabase(true);
  await expect(enter()).rejects.toThrow('TECHNISCH');
  const satz =
    'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.';
  expect(letzterAusfall()).toBe(satz);
  await expect(identitaet.passwortVergessen(anna.email)).rejects.toThrow('TECHNISCH');
  expect(letzterAusfall()).toBe(satz);
  endpoint.loseDatabase(false);
  await identitaet.passwortVergessen(anna.email);
  expect(letzterAusfall()).toBeNull();
  expect(await enter()).toMatchObject({ schritt: 'CODE' });
});

test('a customer who trusts this device is in without a code the next time', async () => {
  // The client names the device after the browser.
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  await enter();
  await identitaet.code({ ...rightCode(), vertrauen: true });
  await identitaet.abmelden('HIER');
  expect(await enter()).toEqual({ schritt: 'ANGEMELDET' });
});

test('a lost password is replaced with the code, never by one she had', async () => {
  await identitaet.passwortVergessen(anna.email);
  const neu = { email: anna.email, code: endpoint.lastCode() };
  await expect(
    identitaet.passwortZuruecksetzen({
      ...neu,
      code: otherThan(neu.code),
      passwort: 'Neu-Tal2027!',
    }),
  ).rejects.toThrow('CODE_FALSCH');
  await expect(identitaet.passwortZuruecksetzen({ ...neu, passwort })).rejects.toThrow(
    'PASSWORT_VERWENDET',
  );
  await identitaet.passwortZuruecksetzen({ ...neu, passwort: 'Neu-Tal2027!' });
  await expect(
    identitaet.passwortZuruecksetzen({ ...neu, passwort: 'Neu-Tal2028!' }),
  ).rejects.toThrow('CODE_VERBRAUCHT');
  expect(await enter(anna.email, 'Neu-Tal2027!')).toMatchObject({ schritt: 'CODE' });
});

test('who has no account learns nothing from a lost password', async () => {
  const email = 'niemand@example.org';
  await identitaet.passwortVergessen(email);
  await expect(
    identitaet.passwortZuruecksetzen({ email, code: '123456', passwort: 'Neu-Tal2027!' }),
  ).rejects.toThrow('CODE_FALSCH');
});

test('an initial password that is older than seven days is said to be over', async () => {
  anna = await endpoint.person({ initial: true });
  endpoint.turnClock(8 * 86_400_000);
  await expect(enter()).rejects.toThrow('INITIALPASSWORT_ABGELAUFEN');
});

function enter(email = anna.email, geheim = passwort) {
  return identitaet.anmelden({ email, passwort: geheim });
}

function rightCode() {
  return { code: endpoint.lastCode(), vertrauen: false };
}

function wrongCode() {
  return identitaet.code({ code: otherThan(endpoint.lastCode()), vertrauen: false });
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
