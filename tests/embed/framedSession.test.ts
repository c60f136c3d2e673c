import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '#portal/embedding/bridge.ts';
import { hostSession } from '#portal/embedding/hostSession.ts';
import { memoryStorage } from '#tests/portal/memoryStorage.ts';

const now = Date.parse('2026-11-30T08:00:00Z');

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** The session as this browser keeps it, at an address with or without a page of somebody else's around it. */
async function sessionOfThisBrowser({ framed, search }: { framed: boolean; search: string }) {
  const self = {};
  vi.stubGlobal('self', self);
  vi.stubGlobal('parent', framed ? {} : self);
  vi.stubGlobal('location', new URL(`https://portal.example/hausrat/antrag/${search}`));
  const kept = memoryStorage();
  const praefix = 'CognitoIdentityServiceProvider.kunden';
  kept.setItem(`${praefix}.LastAuthUser`, 'anna');
  for (const kind of ['accessToken', 'idToken']) {
    kept.setItem(`${praefix}.anna.${kind}`, token('anna'));
  }
  const { bekannteSitzung } = await import('#portal/session/pool.ts');
  return (await bekannteSitzung(kept, 'kunden', now))?.art;
}

test('whoever is signed in in this browser is nobody in the page of somebody else, with and without the parameter', async () => {
  expect(await sessionOfThisBrowser({ framed: true, search: '' })).toBe('KEINE');
  expect(await sessionOfThisBrowser({ framed: true, search: '?embedded=true' })).toBe('KEINE');
});

test('a tab that was opened with the parameter keeps the session of this browser', async () => {
  expect(await sessionOfThisBrowser({ framed: false, search: '?embedded=true' })).toBe(
    'ANGEMELDET',
  );
});

/** A host that gives a token and counts what it is asked. */
function hostWith(first: string | null) {
  const asked: string[] = [];
  const host = { token: first, number: 'P000001' };
  const answers: Partial<Record<string, () => string | null>> = {
    getAuthToken: () => host.token,
    getPartnerNumber: () => host.number,
  };
  const ask = (async (name: string) => {
    asked.push(name);
    return answers[name]?.();
  }) as Bridge['ask'];
  return { host, asked, ...hostSession({ ask, soon: ask }, () => now) };
}

test('a token that was ended counts for nothing until the host gives another one', async () => {
  const { host, session, end } = hostWith(token('anna'));
  expect((await session('kunden')).art).toBe('ANGEMELDET');
  end('kunden');
  expect((await session('kunden')).art).toBe('KEINE');
  host.token = token('anna', 2);
  expect((await session('kunden')).art).toBe('ANGEMELDET');
});

test('the partner number is asked beside the token, and once for each person', async () => {
  const { host, asked, session } = hostWith(token('anna'));
  const first = session('kunden');
  expect(asked).toEqual(['getPartnerNumber', 'getAuthToken']);
  expect(await first).toMatchObject({ nutzer: { sub: 'anna', partnernummer: 'P000001' } });
  await session('kunden');
  expect(asked).toHaveLength(3);
  host.token = token('peter');
  host.number = 'P000002';
  expect(await session('kunden')).toMatchObject({ nutzer: { partnernummer: 'P000002' } });
});

test('a token of another pool signs nobody in', async () => {
  const { session } = hostWith(token('anna'));
  expect((await session('vermittler')).art).toBe('KEINE');
});

function token(sub: string, jti = 1): string {
  const claims = { sub, jti, client_id: 'kunden', exp: now / 1_000 + 3_600 };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}
