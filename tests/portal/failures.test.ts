import { expect, test } from 'vitest';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { fehlerArt, sperreVon } from '#machines/konto/anmeldung/failure.ts';
import { fehlerAus } from '#machines/vertrag/aenderung/failure.ts';
import { ergebnis as antragErgebnis } from '#portal/flows/antrag/aufrufe/failure.ts';
import { ergebnis as kontoErgebnis } from '#portal/flows/konto/fehler.ts';
import { ergebnis } from '#portal/flows/vertrag/aenderung/failure.ts';
import { anmeldeFehler, type AnmeldeAufruf } from '#portal/session/fehler.ts';

test.each<[string, string, string, AnmeldeAufruf, number, string]>([
  [
    'a wrong password',
    'NotAuthorizedException',
    'Incorrect username or password.',
    'PASSWORT',
    0,
    'ZUGANGSDATEN_FALSCH',
  ],
  [
    'a proof the client has sent twice by itself',
    'NotAuthorizedException',
    'Invalid session for the user.',
    'PASSWORT',
    0,
    'ANMELDUNG_ABGELAUFEN',
  ],
  ['an unknown name', 'UserNotFoundException', '', 'PASSWORT', 0, 'ZUGANGSDATEN_FALSCH'],
  [
    'too many passwords',
    'NotAuthorizedException',
    'Password attempts exceeded',
    'PASSWORT',
    0,
    'GESPERRT',
  ],
  [
    'too many codes for the account',
    'NotAuthorizedException',
    'Password attempts exceeded',
    'CODE',
    2,
    'GESPERRT',
  ],
  [
    'a disabled account',
    'NotAuthorizedException',
    'User is disabled.',
    'PASSWORT',
    0,
    'ZUGANG_DEAKTIVIERT',
  ],
  [
    'the third wrong code',
    'NotAuthorizedException',
    'Incorrect username or password.',
    'CODE',
    1,
    'ZU_VIELE_CODES',
  ],
  [
    'a code after three minutes',
    'NotAuthorizedException',
    'Invalid session for the user.',
    'CODE',
    3,
    'ANMELDUNG_ABGELAUFEN',
  ],
  [
    'a new password after three minutes',
    'NotAuthorizedException',
    'Invalid session for the user.',
    'NEUES_PASSWORT',
    0,
    'ANMELDUNG_ABGELAUFEN',
  ],
  ['a code nobody waits for', 'SignInException', '', 'CODE', 0, 'ANMELDUNG_ABGELAUFEN'],
  ['an old code', 'ExpiredCodeException', '', 'CODE', 3, 'ANMELDUNG_ABGELAUFEN'],
  [
    'a weak new password',
    'InvalidPasswordException',
    '',
    'NEUES_PASSWORT',
    0,
    'PASSWORT_ABGELEHNT',
  ],
  ['a dead line', 'NetworkError', '', 'PASSWORT', 0, 'TECHNISCH'],
  ['an error page of a proxy', 'SyntaxError', '', 'CODE', 3, 'TECHNISCH'],
])('%s is told apart while signing in', (_, name, message, aufruf, versuche, expected) => {
  const error = Object.assign(new Error(message), { name });
  expect(fehlerArt(anmeldeFehler(error, aufruf, versuche))).toBe(expected);
});

test.each([
  [
    'a moved price',
    409,
    { code: 'PREIS_GEAENDERT', errorMessage: '-' },
    { art: 'PREIS_GEAENDERT' },
  ],
  [
    'a refusal',
    409,
    { code: 'VORGEMERKT', errorMessage: 'Für diesen Vertrag …' },
    { art: 'ABGELEHNT', hinderung: { code: 'VORGEMERKT', text: 'Für diesen Vertrag …' } },
  ],
  ['a refusal nobody knows', 409, { code: 'NEU', errorMessage: '-' }, { art: 'TECHNISCH' }],
  ['the end of the session', 401, null, { art: 'SITZUNG_ABGELAUFEN' }],
  ['a contract that is gone', 404, null, { art: 'TECHNISCH' }],
  ['a server that is down', 'unknown' as const, null, { art: 'TECHNISCH' }],
])('%s is told apart while a contract is changed', (_, errorStatus, data, expected) => {
  const response = { ok: false, data, canceled: false, errorStatus, errorMessage: '' } as const;
  expect(failureOf(response)).toEqual(expected);
});

test('whoever names a number no SMS goes to reads why, in an application and in her account', () => {
  const text = 'In dieses Land senden wir keine SMS. Bitte geben Sie eine andere Handynummer ein.';
  const response = {
    ok: false,
    data: { fehler: [{ feld: 'handynummer', text }] },
    canceled: false,
    errorStatus: 422,
    errorMessage: '',
  } as const;
  expect(() => antragErgebnis(response)).toThrow(
    expect.objectContaining({ ablehnung: { text, schritt: 'kontaktZahlung' } }),
  );
  expect(() => kontoErgebnis(response)).toThrow(
    expect.objectContaining({ art: 'NUMMER_UNGUELTIG', text }),
  );
});

test('a cancelled call never counts as a result', () => {
  const response = {
    ok: true,
    data: null,
    canceled: true,
    errorStatus: null,
    errorMessage: null,
  } as const;
  expect(failureOf(response)).toEqual({ art: 'TECHNISCH' });
});

function failureOf(response: ServiceResponse<string>) {
  try {
    return ergebnis(response);
  } catch (error) {
    return fehlerAus(error);
  }
}

test('a lock is as long as the pool says, and 15 minutes where it says nothing', () => {
  expect(locked('Password attempts exceeded. Try again in 1740 seconds.')).toBe(1_740_000);
  expect(locked('Password attempts exceeded')).toBe(900_000);
});

function locked(message: string) {
  const error = Object.assign(new Error(message), { name: 'NotAuthorizedException' });
  return sperreVon(anmeldeFehler(error, 'PASSWORT', 0));
}
