import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { letzterAusfall } from '#portal/ausfall.ts';
import { createClient } from '#portal/client/client.ts';
import { gespeicherteSitzung } from '#portal/session/gespeichert.ts';
import type { Identitaet } from '#portal/session/identitaet.ts';
import { createCodeNotiz } from '#portal/session/offenerCode.ts';
import { zugangZu } from '#portal/session/open.ts';
import { type Endpoint, openEndpoint, passwort } from '#tests/identity/endpoint.ts';
import { memoryStorage } from './memoryStorage.ts';

const storage = memoryStorage();
const accessTokenMinutes = 15;

let endpoint: Endpoint;
let identitaet: Identitaet;
let clientId: string;
let anna: NewUser;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  endpoint = await openEndpoint();
  vi.stubGlobal('location', new URL(endpoint.origin));
  vi.stubGlobal('localStorage', storage);
  // Amplify looks for its storage there as it is loaded.
  vi.stubGlobal('window', { localStorage: storage });
  const { createCognito } = await import('#portal/session/cognito.ts');
  const pool = endpoint.identity.pool('benutzer');
  clientId = pool.userPoolClientId;
  identitaet = createCognito(pool, () => null);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await endpoint.close();
});
beforeEach(async () => {
  anna = await endpoint.person();
  await identitaet.abmelden('HIER');
  storage.clear();
});

test('what Amplify keeps of a session is read as Amplify itself reads it', async () => {
  expect(kept()).toBeNull();
  await signIn();
  expect(kept()).toEqual(await identitaet.sitzung());
  expect(kept()).toMatchObject({ nutzer: { sub: anna.sub, name: 'Anna Bergmann' } });
  expect(gespeicherteSitzung(storage, 'another-client', Date.now())).toBeNull();
  await identitaet.abmelden('HIER');
  expect(kept()).toBeNull();
});

test('tokens that are about to end are left to Amplify, by the clock of the pool', async () => {
  await signIn();
  expect(kept({ minutes: accessTokenMinutes - 1 })).not.toBeNull();
  expect(kept({ minutes: accessTokenMinutes })).toBeNull();
  await identitaet.abmelden('HIER');
  // This browser is ten minutes behind the pool.
  endpoint.turnClock(10 * 60_000);
  await signIn();
  expect(kept({ minutes: accessTokenMinutes - 1 })).not.toBeNull();
  expect(kept({ minutes: accessTokenMinutes })).toBeNull();
});

test.each(['accessToken', 'idToken', 'LastAuthUser'])(
  'a session whose %s another tab has thrown away is left to Amplify',
  async (part) => {
    await signIn();
    storage.removeItem(keyOf(part));
    expect(kept()).toBeNull();
  },
);

test('what is no token is left to Amplify', async () => {
  await signIn();
  for (const broken of ['', 'kein.token.hier', `kopf.${btoa('null')}.siegel`]) {
    storage.setItem(keyOf('idToken'), broken);
    expect(kept()).toBeNull();
  }
});

test('whose session could not be renewed reads nothing of it any more once another tab has renewed it', async () => {
  await signIn();
  const renewed = Date.now() + accessTokenMinutes * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: renewed });
  endpoint.loseDatabase(true);
  await expect(identitaet.sitzung()).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  endpoint.loseDatabase(false);
  expect(letzterAusfall()).toContain('gerade nicht erreichbar');
  // The other tab has put tokens there that count by now.
  vi.useRealTimers();
  const { gespeichert } = zugangZu(
    poolClient(),
    'benutzer',
    createCodeNotiz(storage, '', Date.now),
  );
  expect(await gespeichert()).toMatchObject({ nutzer: { sub: anna.sub } });
  expect(letzterAusfall()).toBeNull();
});

/** Who asks which pool it is. */
function poolClient() {
  return createClient({
    fetch: () => Promise.resolve(Response.json(endpoint.identity.pool('benutzer'))),
    token: () => Promise.resolve(null),
    onSessionOver: () => undefined,
  });
}

function kept({ minutes = 0 } = {}) {
  return gespeicherteSitzung(storage, clientId, Date.now() + minutes * 60_000);
}

async function signIn(): Promise<void> {
  await identitaet.anmelden({ email: anna.email, passwort });
  expect(await identitaet.code({ code: endpoint.lastCode(), vertrauen: false })).toEqual({
    schritt: 'ANGEMELDET',
  });
}

function keyOf(part: string): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.find((key) => key.includes(clientId) && key.endsWith(`.${part}`)) ?? '';
}
