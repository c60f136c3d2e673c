import { expect, test, vi } from 'vitest';
import { AnmeldeFehler } from '#machines/konto/anmeldung/failure.ts';
import type { Identitaet, Sitzung } from '#portal/session/identitaet.ts';
import { createCodeNotiz } from '#portal/session/offenerCode.ts';
import { createSession, type SessionEreignis } from '#portal/session/session.ts';
import { createSpur } from '#portal/session/spur.ts';
import { identityWith } from './identityWith.ts';
import { memoryStorage } from './memoryStorage.ts';
import { eventually } from '#tests/support/eventually.ts';

const nutzer = { sub: 'anna', name: 'Anna Bergmann', partnernummer: 'P000001' };
const angemeldet: Sitzung = { art: 'ANGEMELDET', token: 'token', nutzer };

test('the pool settings are loaded once, and again after they failed', async () => {
  const { session, oeffnen } = sessionWith({ sitzung: () => Promise.resolve(angemeldet) });
  oeffnen.mockRejectedValueOnce(new Error('down'));
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'gestoert' });
  await session.pruefen();
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer });
  expect(oeffnen).toHaveBeenCalledTimes(2);
});

test('a session that can no longer be refreshed ends, and running flows hear of it', async () => {
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockResolvedValue({ art: 'ABGELAUFEN' });
  const { session, heard } = sessionWith({ sitzung });
  await session.pruefen();
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
  expect(heard).toEqual(['SITZUNG_ABGELAUFEN']);
});

test('without a connection nobody is signed out', async () => {
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockRejectedValue(new Error('offline'));
  const { session } = sessionWith({ sitzung });
  await session.pruefen();
  await session.pruefen();
  expect(session.zustand().status).toBe('angemeldet');
});

test('a token lies ready once it is known who is signed in, and a sign-in that cannot be reached is no hindrance', async () => {
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockResolvedValueOnce(angemeldet).mockRejectedValue(new Error('offline'));
  const { session, oeffnen } = sessionWith({ sitzung });
  expect(await session.bereitesToken()).toBeNull();
  expect(oeffnen).not.toHaveBeenCalled();
  await session.pruefen();
  expect(await session.bereitesToken()).toBe('token');
  expect(await session.bereitesToken()).toBeNull();
  expect(session.zustand().status).toBe('angemeldet');
});

test('signing out in another tab ends the session here, signing in there begins it', async () => {
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockResolvedValueOnce({ art: 'KEINE' }).mockResolvedValueOnce(angemeldet);
  const { session, heard } = sessionWith({ sitzung });
  await session.pruefen();
  await session.pruefen(true);
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'ABGEMELDET' });
  await session.pruefen(true);
  expect(session.zustand().status).toBe('angemeldet');
  expect(heard).toEqual(['ABGEMELDET', 'ANDERSWO_ANGEMELDET']);
});

test('half of the tokens gone, thrown away by another tab, is a sign-out and no expired session', async () => {
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockResolvedValue({ art: 'ABGELAUFEN' });
  const { session } = sessionWith({ sitzung });
  await session.pruefen();
  await session.pruefen(true);
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'ABGEMELDET' });
});

test('who signs out is signed out everywhere and is not told that the session ended', async () => {
  const abmelden = vi.fn<Identitaet['abmelden']>().mockResolvedValue(true);
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockResolvedValue({ art: 'KEINE' });
  const { session, heard } = sessionWith({ abmelden, sitzung });
  await session.pruefen();
  await session.abmelden();
  await session.pruefen();
  expect(abmelden).toHaveBeenCalledExactlyOnceWith('UEBERALL');
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SELBST' });
  expect(heard).toEqual([]);
});

test('a look that begins in the moment of signing out does not bring the session back', async () => {
  const { session } = sessionWith({ sitzung: () => Promise.resolve(angemeldet) });
  await session.pruefen();
  await Promise.all([session.pruefen(), session.abmelden()]);
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SELBST' });
});

test('who signs out and closes the tab before the sign-in could be reached is not signed in when she comes back', async () => {
  const { session } = sessionWith({ sitzung: () => Promise.resolve(angemeldet) });
  await session.pruefen();
  const signedOut = session.abmelden();
  expect(session.spur.abgelaufen()).toBe(true);
  await signedOut;
});

test('who could be signed out on this device only is told so', async () => {
  const { session } = sessionWith({
    sitzung: () => Promise.resolve(angemeldet),
    abmelden: () => Promise.resolve(false),
  });
  await session.pruefen();
  await session.abmelden();
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SELBST', nurHier: true });
});

test('who signs in at once after signing out keeps the new session', async () => {
  const steps: string[] = [];
  const { session } = sessionWith({
    abmelden: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      steps.push('signed out');
      return true;
    },
    anmelden: () => {
      steps.push('signs in');
      return Promise.resolve({ schritt: 'ANGEMELDET' });
    },
  });
  const signOut = session.abmelden();
  await session.anmelden({ email: 'anna@example.org', passwort: 'geheim' });
  await signOut;
  expect(steps).toEqual(['signed out', 'signs in']);
});

test('a late answer to a call of an older session does not sign out whoever signed in since', async () => {
  let token = 'old';
  const { session, heard } = sessionWith({
    sitzung: () => Promise.resolve({ ...angemeldet, token }),
    anmelden: () => {
      token = 'new';
      return Promise.resolve({ schritt: 'ANGEMELDET' });
    },
  });
  const early = await session.token();
  await session.pruefen();
  await session.anmelden({ email: 'anna@example.org', passwort: 'geheim' });
  await session.pruefen();
  await session.abgelaufen(early);
  expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer });
  expect(heard).toEqual([]);
  await session.abgelaufen(await session.token());
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
});

test('a customer who signs in again is not thrown out by what is read without a token meanwhile', async () => {
  const { session, heard } = sessionWith({ sitzung: () => Promise.resolve(angemeldet) });
  await session.pruefen();
  await session.abgelaufen();
  expect(heard).toEqual(['SITZUNG_ABGELAUFEN']);
  await session.abgelaufen();
  expect(heard).toEqual(['SITZUNG_ABGELAUFEN']);
});

test('a customer who signs in again is not thrown out by what was read with her old session and is answered late', async () => {
  const abmelden = vi.fn<Identitaet['abmelden']>().mockResolvedValue(true);
  const { session, heard } = sessionWith({
    sitzung: () => Promise.resolve(angemeldet),
    abmelden,
  });
  await session.pruefen();
  const token = await session.token();
  await session.abgelaufen(token);
  await session.abgelaufen(token);
  expect(heard).toEqual(['SITZUNG_ABGELAUFEN']);
  expect(abmelden).toHaveBeenCalledTimes(1);
});

test('a late answer does not end the session that began in another tab either', async () => {
  let token = 'old';
  const { session } = sessionWith({ sitzung: () => Promise.resolve({ ...angemeldet, token }) });
  const early = await session.token();
  await session.pruefen();
  token = 'new';
  await session.pruefen(true);
  await session.abgelaufen(early);
  expect(session.zustand().status).toBe('angemeldet');
});

test('an agent the server refuses is still signed in, and known to lack the terms until she accepts', async () => {
  const { session } = sessionWith({ sitzung: () => Promise.resolve(angemeldet) });
  await session.pruefen();
  session.zustimmung(false);
  await session.pruefen();
  expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer, zustimmungFehlt: true });
  session.zustimmung(true);
  expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer });
});

test('an agent the server refuses before anybody looked who she is is led to the terms all the same', async () => {
  const { session } = sessionWith({ sitzung: () => Promise.resolve(angemeldet) });
  session.zustimmung(false);
  await eventually(() =>
    expect(session.zustand()).toEqual({ status: 'angemeldet', nutzer, zustimmungFehlt: true }),
  );
});

test('the page for the code survives a reload until its three minutes are over', async () => {
  const { session, storage, clock } = sessionWith({
    anmelden: () =>
      Promise.resolve({
        schritt: 'CODE',
        handynummer: '+49 *** *****386',
        versuche: 3,
        codeFalsch: false,
      }),
  });
  await session.anmelden({ email: 'anna@example.org', passwort: 'geheim' });
  const reloaded = createCodeNotiz(storage, 'benutzer', () => clock.now);
  clock.now += 100_000;
  expect(reloaded.lesen()).toEqual({
    handynummer: '+49 *** *****386',
    versuche: 3,
    restMs: 80_000,
    wartezeitMs: 0,
  });
  clock.now += 80_000;
  expect(reloaded.lesen()).toBeNull();
});

test('a wrong code lowers the tries but does not prolong the time', async () => {
  const { session, clock } = sessionWith({
    anmelden: () =>
      Promise.resolve({ schritt: 'CODE', handynummer: '…386', versuche: 3, codeFalsch: false }),
    code: () =>
      Promise.resolve({ schritt: 'CODE', handynummer: '…386', versuche: 2, codeFalsch: true }),
  });
  await session.anmelden({ email: 'anna@example.org', passwort: 'geheim' });
  clock.now += 100_000;
  await session.code(falsch);
  expect(session.offenerCode()).toEqual({
    handynummer: '…386',
    versuche: 2,
    restMs: 80_000,
    wartezeitMs: 0,
  });
  clock.now += 100_000;
  expect(session.offenerCode()).toBeNull();
});

test('after the last wrong code nothing waits any more, after a dead line it still does', async () => {
  const code = vi.fn<Identitaet['code']>();
  code.mockRejectedValueOnce(new AnmeldeFehler('TECHNISCH'));
  code.mockRejectedValueOnce(new AnmeldeFehler('ZU_VIELE_CODES'));
  const { session } = sessionWith({
    anmelden: () =>
      Promise.resolve({ schritt: 'CODE', handynummer: '…386', versuche: 1, codeFalsch: false }),
    code,
  });
  await session.anmelden({ email: 'anna@example.org', passwort: 'geheim' });
  await expect(session.code(falsch)).rejects.toThrow('TECHNISCH');
  expect(session.offenerCode()).not.toBeNull();
  await expect(session.code(falsch)).rejects.toThrow('ZU_VIELE_CODES');
  expect(session.offenerCode()).toBeNull();
});

test('another code has three minutes of its own, counted from when it was sent', async () => {
  const { session, clock } = sessionWith({ anmelden: gesendet, codeErneut: gesendet });
  await session.anmelden({ email: 'anna@example.org', passwort: 'geheim' });
  clock.now += 20_000;
  expect(session.offenerCode()).toMatchObject({ restMs: 160_000, wartezeitMs: 10_000 });
  clock.now += 80_000;
  await session.codeErneut();
  expect(session.offenerCode()).toMatchObject({ restMs: 180_000, wartezeitMs: 30_000 });
});

function gesendet() {
  return Promise.resolve({
    schritt: 'CODE' as const,
    handynummer: '…386',
    versuche: 3,
    codeFalsch: false,
  });
}

const falsch = { code: '000000', vertrauen: false };

function sessionWith(parts: Partial<Identitaet>) {
  const identitaet = identityWith(parts);
  const storage = memoryStorage();
  const clock = { now: 1_800_000_000_000 };
  const oeffnen = vi.fn<() => Promise<Identitaet>>().mockResolvedValue(identitaet);
  const session = createSession({
    oeffnen,
    gespeichert: () => Promise.resolve(null),
    notiz: createCodeNotiz(storage, 'benutzer', () => clock.now),
    spur: createSpur(storage, 'benutzer', () => clock.now),
  });
  const heard: SessionEreignis[] = [];
  session.hoeren((ereignis) => heard.push(ereignis));
  return { session, oeffnen, heard, storage, clock };
}

test('a look that was under way when the user signed out does not bring the session back', async () => {
  const waiting: ((sitzung: Sitzung) => void)[] = [];
  const sitzung = vi.fn<() => Promise<Sitzung>>().mockResolvedValueOnce(angemeldet);
  sitzung.mockReturnValueOnce(new Promise((resolve) => waiting.push(resolve)));
  const { session } = sessionWith({ sitzung });
  await session.pruefen();
  const look = session.pruefen();
  await eventually(() => expect(sitzung).toHaveBeenCalledTimes(2));
  const signOut = session.abmelden();
  waiting[0]?.(angemeldet);
  await Promise.all([look, signOut]);
  expect(session.zustand()).toEqual({ status: 'abgemeldet', grund: 'SELBST' });
});
