// Again on PostgreSQL: sessions and their limits live there.
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { NewUser } from '#identity/identity.ts';
import { openEndpoint, type Endpoint } from './endpoint.ts';
import { rawClient } from './rawClient.ts';

let endpoint: Endpoint;
let client: ReturnType<typeof rawClient>;
let anna: NewUser;

beforeAll(async () => {
  endpoint = await openEndpoint();
  client = rawClient(endpoint);
});
afterAll(() => endpoint.close());
beforeEach(async () => {
  anna = await endpoint.person();
});

describe('the tokens', () => {
  test('say who it is, for which client, and nothing a customer attribute could overrule', async () => {
    const eva = await endpoint.person({ attribute: { name: 'Eva', sub: 'forged', iss: 'forged' } });
    const { AccessToken, IdToken, ExpiresIn } = await client.signIn(eva.email);
    const issuer = endpoint.identity.issuer('benutzer');
    const { userPoolClientId } = endpoint.identity.pool('benutzer');
    const keys = endpoint.identity.keys('benutzer');
    const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] });
    expect(access.payload).toMatchObject({
      sub: eva.sub,
      username: eva.sub,
      client_id: userPoolClientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(access.payload.aud).toBeUndefined();
    expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(900);
    expect(ExpiresIn).toBe(900);
    const id = await jwtVerify(IdToken, keys, { issuer, audience: userPoolClientId });
    expect(id.payload).toMatchObject({
      sub: eva.sub,
      'cognito:username': eva.sub,
      token_use: 'id',
      name: 'Eva',
      email: eva.email,
      email_verified: true,
      phone_number: `+49${eva.handynummer.replaceAll(' ', '').slice(1)}`,
      phone_number_verified: true,
      origin_jti: access.payload.origin_jti,
    });
  });

  test('can be checked with the published keys, which hold nothing private', async () => {
    const { AccessToken } = await client.signIn(anna.email);
    const response = await fetch(`${endpoint.identity.issuer('benutzer')}/.well-known/jwks.json`);
    const { keys } = jwks.parse(await response.json());
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
      ['alg', 'e', 'kid', 'kty', 'n', 'use'],
    ]);
    expect(decodeProtectedHeader(AccessToken)).toEqual({ alg: 'RS256', kid: keys[0]?.kid });
    const other = await fetch(`${endpoint.origin}/idp/eu-central-1_Nobody/.well-known/jwks.json`);
    expect(other.status).toBe(404);
  });

  test('of one pool, id tokens, altered and expired ones open nothing', async () => {
    const { AccessToken, IdToken } = await client.signIn(anna.email);
    const broker = rawClient(endpoint, 'vermittler');
    const [header = '', payload = ''] = AccessToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const replies = [
      await broker.call('GetUser', { AccessToken }),
      await client.call('GetUser', { AccessToken: IdToken }),
      await client.call('GetUser', { AccessToken: `${header}.${payload}.AAAA` }),
      await client.call('GetUser', { AccessToken: `${none}.${payload}.` }),
      await client.call('GlobalSignOut', { AccessToken: IdToken }),
      await client.call('GlobalSignOut', { AccessToken: 'x' }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 400, error: 'NotAuthorizedException' });
    }
    expect((await client.call('GetUser', { AccessToken })).body).toMatchObject({
      Username: anna.sub,
    });
    endpoint.turnClock(15 * 60_000 + 6_000);
    expect((await client.call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
  });
});

describe('the end of a session', () => {
  test('everywhere reaches the other device, but not a sign-in that comes after', async () => {
    const here = await client.signIn(anna.email);
    const there = await client.signIn(anna.email);
    expect(await client.call('GlobalSignOut', { AccessToken: here.AccessToken })).toEqual({
      status: 200,
      error: undefined,
      body: {},
    });
    const { RefreshToken, AccessToken } = there;
    const refreshed = await client.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(refreshed).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Refresh Token has been revoked' },
    });
    expect((await client.call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
    const again = await client.signIn(anna.email);
    expect((await client.call('GetUser', { AccessToken: again.AccessToken })).status).toBe(200);
  });

  test('on one device leaves the other one alone, and can be asked for twice', async () => {
    const here = await client.signIn(anna.email);
    const there = await client.signIn(anna.email);
    for (const Token of [here.RefreshToken, here.RefreshToken, 'unknown']) {
      expect(await client.call('RevokeToken', { Token })).toMatchObject({ status: 200, body: {} });
    }
    const refresh = ({ RefreshToken }: typeof here) =>
      client.call('GetTokensFromRefreshToken', { RefreshToken });
    expect((await refresh(here)).error).toBe('NotAuthorizedException');
    expect((await refresh(there)).status).toBe(200);
  });

  test('a refresh token is of no use in the other pool', async () => {
    const { RefreshToken } = await client.signIn(anna.email);
    const reply = await rawClient(endpoint, 'vermittler').call('GetTokensFromRefreshToken', {
      RefreshToken,
    });
    expect(reply).toMatchObject({ status: 400, error: 'NotAuthorizedException' });
  });
});

const jwks = z.object({ keys: z.array(z.record(z.string(), z.string())) });
