// Again on PostgreSQL: sessions and their limits live there.
import { exportSPKI, generateKeyPair, SignJWT, exportJWK, type JWTPayload } from 'jose';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { changed, encode, unsigned } from '#tests/support/badTokens.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { goodClaims } from '#tests/support/tokens.ts';

const start = '2026-11-20T10:00:00Z';
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
beforeEach(() => api.setNow(start));
afterAll(() => api.close());

const { portal, sub } = people.kundin;
const path = `/vertrag/${nummern.eigener}`;

async function statusWith(authorization: string | undefined): Promise<number> {
  return (await api.send({ method: 'GET', path, authorization })).status;
}

function claims(changes: JWTPayload = {}): JWTPayload {
  return { ...goodClaims(api.pools.sources.benutzer, sub, new Date(start)), ...changes };
}

test('a good token opens the door, with any spelling of the scheme', async () => {
  const token = await api.pools.token(portal, sub);
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  expect(await statusWith(`bearer ${token}`)).toBe(200);
});

test('without a session the answer says in German what to do', async () => {
  const antwort = await api.send({ method: 'GET', path });
  expect(antwort).toMatchObject({
    status: 401,
    body: { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' },
  });
});

test('a token is refused anywhere but in the authorization header', async () => {
  const token = await api.pools.token(portal, sub);
  const query = await api.send({ method: 'GET', path: `${path}?access_token=${token}` });
  const cookie = await api.send({
    method: 'GET',
    path,
    headers: { cookie: `token=${token}`, 'x-authorization': `Bearer ${token}` },
  });
  expect([query.status, cookie.status]).toEqual([401, 401]);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer a.b',
  'Bearer a.b.c',
  'Basic Zm9vOmJhcg==',
  'Bearer {}',
])('the authorization %j is nobody', async (authorization) => {
  expect(await statusWith(authorization)).toBe(401);
});

const wrongClaims: [string, JWTPayload][] = [
  ['of another client', { client_id: 'client-vermittler' }],
  ['of another issuer', { iss: 'https://idp.example/vermittler' }],
  ['that is not valid yet', { nbf: 1_800_000_000 }],
  ['that would live longer than 15 minutes', { exp: Date.parse(start) / 1000 + 901 }],
  ['without subject', { sub: '' }],
  ['without end', without('exp')],
  ['without use', without('token_use')],
  ['without client', without('client_id')],
  ['of a user this portal does not know', { sub: 'stranger' }],
];

/** JSON leaves a claim out that is undefined. */
function without(claim: string): JWTPayload {
  return { [claim]: undefined };
}

test.each(wrongClaims)('a genuine token %s is refused', async (_, changes) => {
  expect(await statusWith(`Bearer ${await api.pools.sign.benutzer(claims(changes))}`)).toBe(401);
});

test('a token signed by a foreign key is refused, whatever its header offers', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const headers = [
    { alg: 'RS256', kid: 'key of benutzer' },
    { alg: 'RS256', kid: 'unknown' },
    { alg: 'RS256' },
    { alg: 'RS256', jwk },
    { alg: 'RS256', jku: 'https://evil.example/jwks.json', kid: 'key of benutzer' },
    { alg: 'RS256', kid: '../../../../dev/null' },
  ];
  for (const header of headers) {
    const token = await new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
    expect(await statusWith(`Bearer ${token}`)).toBe(401);
  }
});

test('a token signed with the public key as a shared secret is refused', async () => {
  const { publicKey } = await generateKeyPair('RS256', { extractable: true });
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'key of benutzer' })
    .sign(secret);
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test('a token without signature is refused in every spelling of none', async () => {
  const good = await api.pools.token(portal, sub);
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
    const bare = `${encode({ alg })}.${encode(claims())}.`;
    expect(await statusWith(`Bearer ${bare}`)).toBe(401);
  }
  expect(await statusWith(`Bearer ${unsigned(good)}`)).toBe(401);
  expect(await statusWith(`Bearer ${changed(good, { sub: people.andererKunde.sub })}`)).toBe(401);
});

test('a token the server already knows ends on its second, five seconds later at most', async () => {
  const token = await api.pools.token(portal, sub, { exp: Date.parse(start) / 1000 + 60 });
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  api.setNow('2026-11-20T10:01:04Z');
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  api.setNow('2026-11-20T10:01:06Z');
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test('a sign-out everywhere counts at once for a token the server already knows', async () => {
  const token = await api.pools.token(portal, sub, { origin_jti: 'two tabs' });
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  api.revoked.add('two tabs');
  expect(await statusWith(`Bearer ${token}`)).toBe(401);
});

test('a customer token known from one endpoint does not open one of the brokers', async () => {
  const token = await api.pools.token('vermittler', people.makler.sub);
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  const forged = await api.pools.token('vermittler', sub);
  expect(await statusWith(`Bearer ${forged}`)).toBe(401);
});

test('where the database knows who signed out, the access query asks it', async () => {
  const withSql = await openTestApi({
    isRevoked: () => Promise.reject(new Error('not to be asked')),
    revokedSql: ({ sub, originJti, iat }) =>
      sql`${originJti} = 'two tabs' and ${sub} = 'kundin' and ${iat} > 0`,
  });
  await insertRows(withSql.database);
  const ask = async (origin: string, where: string) => {
    const token = await withSql.pools.token(portal, sub, { origin_jti: origin });
    return (await withSql.send({ method: 'GET', path: where, authorization: `Bearer ${token}` }))
      .status;
  };
  for (const where of [path, '/vertrag/findByPartnerNummer/P000001']) {
    expect([await ask('one tab', where), await ask('two tabs', where)]).toEqual([200, 401]);
  }
  await withSql.close();
});
