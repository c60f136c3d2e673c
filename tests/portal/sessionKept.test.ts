import { expect, test, vi } from 'vitest';
import { AnmeldeFehler } from '#machines/konto/anmeldung/failure.ts';
import type { Identitaet, Sitzung } from '#portal/session/identitaet.ts';
import { createCodeNotiz } from '#portal/session/offenerCode.ts';
import { createSession } from '#portal/session/session.ts';
import { createSpur, untaetigMs } from '#portal/session/spur.ts';
import { eventually } from '#tests/support/eventually.ts';
import { identityWith } from './identityWith.ts';
import { memoryStorage } from './memoryStorage.ts';

const nutzer = { sub: 'anna', name: 'Anna Bergmann', partnernummer: 'P000001' };
const angemeldet: Sitzung = { art: 'ANGEMELDET', token: 'token', nutzer };

test('whoever comes back with tokens that count is known without the sign-in being loaded', async () => {
  const { session, oeffnen, gespeichert } = sessionOf();
  gespeichert.mockResolvedValue(angemeldet);
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer });
  expect(await session.token()).toBe('token');
  expect(oeffnen).not.toHaveBeenCalled();
});

test('tokens that end meanwhile are renewed by the sign-in, and the page goes on', async () => {
  const { session, gespeichert } = sessionOf({ ...angemeldet, token: 'renewed' });
  gespeichert.mockResolvedValueOnce(angemeldet);
  await session.pruefen();
  expect(await session.token()).toBe('renewed');
  expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer });
});

test('whoever was away for too long is not known by the tokens that still lie there', async () => {
  const { session, gespeichert, clock } = sessionOf();
  gespeichert.mockResolvedValue(angemeldet);
  await session.pruefen();
  clock.now += untaetigMs.benutzer;
  expect(await session.token()).toBeNull();
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
});

test('whoever was quicker to sign in than the page was to look still hears of another tab', async () => {
  const { session, gespeichert, anmelden } = sessionOf();
  const found: ((sitzung: Sitzung | null) => void)[] = [];
  gespeichert.mockReturnValueOnce(new Promise((resolve) => found.push(resolve)));
  const look = session.pruefen();
  anmelden.mockRejectedValueOnce(new AnmeldeFehler('GESPERRT'));
  await expect(session.anmelden({ email: 'anna@example.org', passwort: 'falsch' })).rejects.toThrow(
    'GESPERRT',
  );
  found[0]?.(null);
  await look;
  // Who is known to be out is told by the other tab that signs in or out (`watch.ts`).
  await eventually(() => expect(session.zustand().status).toBe('abgemeldet'));
});

/** A session in whose browser something may be kept, and what the sign-in says of it. */
function sessionOf(sitzung: Sitzung = { art: 'KEINE' }) {
  const storage = memoryStorage();
  const clock = { now: 1_800_000_000_000 };
  const anmelden = vi.fn<Identitaet['anmelden']>();
  const oeffnen = vi
    .fn<() => Promise<Identitaet>>()
    .mockResolvedValue(identityWith({ anmelden, sitzung: () => Promise.resolve(sitzung) }));
  const gespeichert = vi.fn<() => Promise<Sitzung | null>>().mockResolvedValue(null);
  const session = createSession({
    oeffnen,
    gespeichert,
    notiz: createCodeNotiz(storage, 'benutzer', () => clock.now),
    spur: createSpur(storage, 'benutzer', () => clock.now),
  });
  return { session, oeffnen, gespeichert, anmelden, clock };
}
