import { describe, expect, test, vi } from 'vitest';
import type { Identitaet, Sitzung } from '#portal/session/identitaet.ts';
import { createCodeNotiz } from '#portal/session/offenerCode.ts';
import { createSession } from '#portal/session/session.ts';
import { createSpur } from '#portal/session/spur.ts';
import { memoryStorage } from './memoryStorage.ts';

const minute = 60_000;
const start = 1_800_000_000_000;

describe('a session that is left alone', () => {
  test.each([
    ['benutzer', 30],
    ['vermittler', 60],
  ] as const)('of a %s ends after %i minutes', (portal, minutes) => {
    const { spur, clock } = spurOf(portal);
    spur.beginnen();
    clock.now = start + minutes * minute - 1;
    expect(spur.abgelaufen()).toBe(false);
    clock.now += 1;
    expect(spur.abgelaufen()).toBe(true);
    expect(spur.ende()).toEqual({ um: start + minutes * minute, grund: 'UNTAETIG' });
  });

  test('lasts on with every sign of life, but never longer than twelve hours', () => {
    const { spur, clock } = spurOf('benutzer');
    spur.beginnen();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.now = start + minutes * minute;
      spur.beruehren();
      expect(spur.abgelaufen()).toBe(false);
    }
    clock.now = start + 12 * 60 * minute - 10 * minute;
    spur.beruehren();
    expect(spur.ende()).toEqual({ um: start + 12 * 60 * minute, grund: 'HOECHSTDAUER' });
  });
});

test('an unreadable trace is none, and nobody without one is touched', () => {
  const { spur, storage } = spurOf('benutzer');
  storage.setItem(spur.schluessel, '{"beginn":"gestern"}');
  spur.beruehren();
  expect(spur.vorhanden()).toBe(false);
  expect(spur.ende()).toBeNull();
  expect(spur.abgelaufen()).toBe(false);
});

describe('who was away too long', () => {
  test('finds the session ended, though the tokens would still be good', async () => {
    const { session, clock } = sessionWith();
    await session.pruefen();
    expect(session.zustand().status).toBe('angemeldet');
    clock.now += 31 * minute;
    expect(await session.token()).toBeNull();
    await session.pruefen();
    expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
    expect(session.spur.vorhanden()).toBe(false);
  });

  test('stays signed out when the tokens could not be thrown away, also after a reload', async () => {
    const { session, clock, oeffnen, reloaded } = sessionWith();
    await session.pruefen();
    clock.now += 31 * minute;
    oeffnen.mockRejectedValueOnce(new Error('offline'));
    const later = reloaded();
    await later.pruefen();
    expect(later.zustand()).toEqual({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
    expect(await later.token()).toBeNull();
    await later.pruefen();
    expect(later.zustand()).toEqual({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
    const again = reloaded();
    await again.pruefen();
    expect(again.zustand()).toEqual({ status: 'abgemeldet', grund: null });
    expect(again.spur.vorhanden()).toBe(false);
  });

  test('may sign in anew though the old tokens were still there, and another tab does not end that', async () => {
    const { session, clock, oeffnen, reloaded } = sessionWith();
    await session.pruefen();
    clock.now += 31 * minute;
    oeffnen.mockRejectedValueOnce(new Error('offline'));
    const later = reloaded();
    await later.pruefen();
    const other = reloaded();
    await later.anmelden({ email: 'a@example.org', passwort: 'x' });
    await other.pruefen(true);
    expect(other.zustand().status).toBe('angemeldet');
  });

  test('begins a full session with the next sign-in', async () => {
    const { session, clock } = sessionWith();
    await session.pruefen();
    clock.now += 31 * minute;
    await session.anmelden({ email: 'a@example.org', passwort: 'x' });
    await session.pruefen();
    expect(session.zustand().status).toBe('angemeldet');
  });
});

test('signing out leaves no trace', async () => {
  const { session } = sessionWith();
  await session.pruefen();
  expect(session.spur.vorhanden()).toBe(true);
  await session.abmelden();
  expect(session.spur.vorhanden()).toBe(false);
});

test('a trace without tokens is wiped away', async () => {
  const { session, identitaet } = sessionWith();
  session.spur.beginnen();
  identitaet.sitzung.mockResolvedValue({ art: 'KEINE' });
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: null });
  expect(session.spur.vorhanden()).toBe(false);
});

function spurOf(portal: 'benutzer' | 'vermittler') {
  const storage = memoryStorage();
  const clock = { now: start };
  return { storage, clock, spur: createSpur(storage, portal, () => clock.now) };
}

function sessionWith() {
  const { storage, clock, spur } = spurOf('benutzer');
  const nutzer = { sub: 'anna', name: 'Anna Bergmann' };
  const angemeldet: Sitzung = { art: 'ANGEMELDET', token: 'token', nutzer };
  const keine: Sitzung = { art: 'KEINE' };
  let hatTokens = true;
  const identitaet = {
    anmelden: () => {
      hatTokens = true;
      return Promise.resolve({ schritt: 'ANGEMELDET' as const });
    },
    neuesPasswort: () => Promise.reject(new Error('not part of this test')),
    code: () => Promise.reject(new Error('not part of this test')),
    codeErneut: () => Promise.reject(new Error('not part of this test')),
    passwortVergessen: () => Promise.reject(new Error('not part of this test')),
    passwortZuruecksetzen: () => Promise.reject(new Error('not part of this test')),
    abmelden: () => {
      hatTokens = false;
      return Promise.resolve(true);
    },
    sitzung: vi
      .fn<() => Promise<Sitzung>>()
      .mockImplementation(() => Promise.resolve(hatTokens ? angemeldet : keine)),
  } satisfies Identitaet;
  const oeffnen = vi.fn<() => Promise<Identitaet>>().mockResolvedValue(identitaet);
  const notiz = createCodeNotiz(storage, 'benutzer', () => clock.now);
  const reloaded = () =>
    createSession({ oeffnen, gespeichert: () => Promise.resolve(null), notiz, spur });
  return { session: reloaded(), clock, identitaet, oeffnen, reloaded };
}
