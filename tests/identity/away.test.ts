// Again on PostgreSQL: sessions and their limits live there.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { patienceWith, within } from '#identity/patience.ts';
import { answer, enter, errorOf, useEndpoint } from './amplifyClient.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { rawClient, srpA } from './rawClient.ts';

// The client's own big numbers take up to 0.7 s of a sign-in on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let endpoint: Endpoint;
let anna: NewUser;
beforeAll(async () => {
  endpoint = await openEndpoint();
  anna = await endpoint.person();
});
afterEach(() => endpoint.loseDatabase(false));
afterAll(() => endpoint.close());

describe('while the database is away', () => {
  test('a call is answered 503 in the shape of the protocol, says when to ask again, and nothing else', async () => {
    const { userPoolId, userPoolClientId: ClientId } = endpoint.identity.pool('benutzer');
    endpoint.loseDatabase(true);
    const AuthParameters = { USERNAME: anna.email, SRP_A: srpA, CHALLENGE_NAME: 'SRP_A' };
    const response = await fetch(`${endpoint.origin}/idp/${userPoolId}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({ AuthFlow: 'CUSTOM_AUTH', ClientId, AuthParameters }),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('x-amzn-errortype')).toBe('ServiceUnavailable:');
    expect(await response.json()).toEqual({
      __type: 'ServiceUnavailable',
      message: 'The service is temporarily unavailable.',
    });
  });

  test('a code that was sent meanwhile is taken once it is back', async () => {
    const client = rawClient(endpoint);
    const asked = await client.enter(anna.email);
    const code = endpoint.lastCode();
    endpoint.loseDatabase(true);
    expect((await client.answer(asked, code)).status).toBe(503);
    endpoint.loseDatabase(false);
    expect((await client.answer(asked, code)).body).toHaveProperty('AuthenticationResult');
  });

  test('the real client tries three times and hands the name of the fault on', async () => {
    // It says once per configure that the endpoint is not Amazon's.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    useEndpoint(endpoint, 'benutzer');
    const sent = vi.spyOn(globalThis, 'fetch');
    endpoint.loseDatabase(true);
    const fault = await enter(anna.email, passwort).catch(errorOf);
    expect(fault).toMatchObject({ name: 'ServiceUnavailable' });
    expect(sent).toHaveBeenCalledTimes(3);
    endpoint.loseDatabase(false);
    await enter(anna.email, passwort);
    const { isSignedIn } = await answer(endpoint.lastCode());
    expect(isSignedIn).toBe(true);
  });
});

test('whoever waits for a silent database is told, and sooner where the client tries again by itself', async () => {
  vi.useFakeTimers();
  const silent = new Promise<never>(() => undefined);
  const told = vi.fn<(error: unknown) => void>();
  const waits = (attempt: string) => void within(patienceWith(attempt), silent).catch(told);
  waits('attempt=1; max=3');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'ServiceUnavailable' }));
  waits('attempt=2; max=3');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
