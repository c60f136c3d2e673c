// Again on PostgreSQL: sessions and their limits live there.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createIdentity } from '#identity/identity.ts';
import { migrateIdentity } from '#identity/migrate.ts';
import { createUsers } from '#identity/repositories/users.ts';
import { attempts, challenges, logins, sentSms, serverKeys, users } from '#identity/schema.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { rawClient, step } from './rawClient.ts';

let endpoint: Endpoint;
let client: ReturnType<typeof rawClient>;

beforeAll(async () => {
  endpoint = await openEndpoint();
  client = rawClient(endpoint);
});
afterAll(() => endpoint.close());

const restart = () =>
  createIdentity({
    database: endpoint.database,
    clock: endpoint.now,
    origin: endpoint.origin,
    sendSms: () => Promise.resolve(),
  });

test('a token outlives a restart, and a second process accepts it', async () => {
  const anna = await endpoint.person();
  const { AccessToken } = await client.signIn(anna.email);
  const issuer = endpoint.identity.issuer('benutzer');
  const other = await restart();
  expect(other.issuer('benutzer')).toBe(issuer);
  const { payload } = await jwtVerify(AccessToken, other.keys('benutzer'), { issuer });
  expect(payload.sub).toBe(anna.sub);
  await expect(jwtVerify(AccessToken, other.keys('vermittler'))).rejects.toThrow(
    'no applicable key found',
  );
});

test('two processes that start at the same time on an empty database agree on their keys', async () => {
  await endpoint.database.delete(serverKeys);
  const [one, two] = await Promise.all([restart(), restart()]);
  const jwksOf = async (identity: typeof one) => {
    const app = fastify();
    await app.register(identity.routes);
    const reply = await app.inject(
      `${identity.pool('vermittler').userPoolEndpoint}/.well-known/jwks.json`,
    );
    await app.close();
    return reply.json<unknown>();
  };
  expect(await jwksOf(one)).toEqual(await jwksOf(two));
  expect(await endpoint.database.select().from(serverKeys)).toHaveLength(3);
});

test('migrating twice, also at the same time, changes nothing', async () => {
  const before = await endpoint.database.select().from(users);
  await Promise.all([migrateIdentity(endpoint.database), migrateIdentity(endpoint.database)]);
  expect(await endpoint.database.select().from(users)).toEqual(before);
});

test('the database holds no password, code, token, and no name outside of the account', async () => {
  const anna = await endpoint.person();
  const asked = await client.enter(anna.email);
  const waiting = JSON.stringify(await endpoint.database.select().from(challenges));
  expect(waiting).not.toMatch(new RegExp(`\\b${endpoint.lastCode()}\\b`));
  expect(waiting).not.toContain(asked.Session);
  const { RefreshToken } = await client.signIn(anna.email);
  await client.prove(await client.hello('niemand@example.org'), passwort);
  const { database } = endpoint;
  const rows = [
    ...(await database.select().from(users)),
    ...(await database.select().from(logins)),
    ...(await database.select().from(attempts)),
    ...(await database.select().from(sentSms)),
  ];
  const dump = JSON.stringify(rows);
  for (const secret of [passwort, RefreshToken, 'niemand@example.org']) {
    expect(dump).not.toContain(secret);
  }
});

test('putting an account again, as at each start, takes nothing back that the person has changed', async () => {
  const anna = await endpoint.person({ initial: true });
  const neu = 'Neu-Portal2026!';
  const asked = step(await client.prove(await client.hello(anna.email), passwort));
  await client.respond(asked, { NEW_PASSWORD: neu });
  const before = await rowOf(anna.sub);
  await endpoint.identity.putUser({ ...anna, sub: randomUUID(), email: anna.email.toUpperCase() });
  expect(await rowOf(anna.sub)).toEqual(before);
  expect((await client.enter(anna.email, neu)).ChallengeName).toBe('CUSTOM_CHALLENGE');
});

test('a password that is set anew ends all sessions and all sign-ins under way', async () => {
  const anna = await endpoint.person();
  const { RefreshToken } = await client.signIn(anna.email);
  const asked = await client.enter(anna.email);
  const row = await rowOf(anna.sub);
  const record = { salt: row?.salt ?? '', verifier: row?.verifier ?? '' };
  const poolId = endpoint.identity.pool('benutzer').userPoolId;
  const user = { poolId, sub: anna.sub, ...record };
  await createUsers(endpoint.database).setPassword(user, record, {
    status: 'CONFIRMED',
    now: endpoint.now(),
  });
  const late = await client.answer(asked, endpoint.lastCode());
  expect(late.body.message).toBe('Invalid session for the user.');
  const refreshed = await client.call('GetTokensFromRefreshToken', { RefreshToken });
  expect(refreshed.body.message).toBe('Refresh Token has been revoked');
});

test('ten processes that put the same account at the same time make one', async () => {
  const sub = randomUUID();
  await Promise.all(
    Array.from({ length: 10 }, () => endpoint.person({ sub, email: 'einmal@example.org' })),
  );
  const rows = await endpoint.database.select().from(users);
  expect(rows.filter(({ email }) => email === 'einmal@example.org')).toHaveLength(1);
  expect((await client.enter('einmal@example.org')).ChallengeName).toBe('CUSTOM_CHALLENGE');
});

test('an account that could be told from a made-up one, or gets no SMS, is not taken', async () => {
  await expect(endpoint.person({ sub: 'kunde-1' })).rejects.toThrow('version 4 UUID');
  await expect(endpoint.person({ handynummer: '-' })).rejects.toThrow('SMS');
});

test('sweeping keeps what still runs and deletes what is over', async () => {
  const anna = await endpoint.person();
  const { RefreshToken } = await client.signIn(anna.email);
  await client.prove(await client.hello(anna.email), 'Falsch-Portal2026!');
  const asked = await client.enter(anna.email);
  const { database, identity } = endpoint;
  await identity.sweep();
  expect((await client.answer(asked, endpoint.lastCode())).body).toHaveProperty(
    'AuthenticationResult',
  );
  endpoint.turnClock(31 * 24 * 3_600_000);
  await identity.sweep();
  for (const table of [challenges, logins, attempts, sentSms]) {
    expect(await database.select().from(table)).toEqual([]);
  }
  const gone = await client.call('GetTokensFromRefreshToken', { RefreshToken });
  expect(gone.error).toBe('NotAuthorizedException');
  expect((await client.enter(anna.email)).ChallengeName).toBe('CUSTOM_CHALLENGE');
});

test('a session that nobody opened counts as revoked', async () => {
  const session = { sub: randomUUID(), originJti: randomUUID(), iat: 0 };
  expect(await endpoint.identity.isRevoked(session)).toBe(true);
});

test('a broken database is a technical problem, said in JSON and logged without names', async () => {
  const broken = await openEndpoint();
  const anna = await broken.person();
  await broken.database.execute('drop table identity.users');
  const reply = await broken.call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    ClientId: broken.identity.pool('benutzer').userPoolClientId,
    AuthParameters: { USERNAME: anna.email, SRP_A: 'abcdef', CHALLENGE_NAME: 'SRP_A' },
  });
  expect(reply).toMatchObject({ status: 500, error: 'InternalErrorException' });
  expect(broken.log.join('')).toContain('42P01');
  expect(broken.log.join('')).not.toContain(anna.email);
  await broken.close();
});

test('the pools cannot be mounted in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const app = fastify();
  await expect(app.register(endpoint.identity.routes)).rejects.toThrow('NODE_ENV=production');
  vi.unstubAllEnvs();
});

async function rowOf(sub: string) {
  const rows = await endpoint.database.select().from(users);
  return rows.find((row) => row.sub === sub);
}
