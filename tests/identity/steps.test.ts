import { signOut } from 'aws-amplify/auth';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { accessToken, answer, enter, otherThan, useEndpoint } from './amplifyClient.ts';
import { rawClient, step } from './rawClient.ts';

const neu = 'Kornblume-77x';
const codeStep = 'CONFIRM_SIGN_IN_WITH_SMS_CODE';

let endpoint: Endpoint;
beforeAll(() => {
  vi.setConfig({ testTimeout: 90_000 });
});
afterEach(async () => {
  await signOut().catch(() => undefined);
  await endpoint.close();
});

test('a pool that asks with SMS_MFA keeps the session after a wrong code and ends it after the third', async () => {
  endpoint = await openEndpoint({ steps: { code: 'SMS_MFA' } });
  useEndpoint(endpoint, 'benutzer');
  const anna = await endpoint.person();
  const asked = await enter(anna.email);
  expect(asked.nextStep).toMatchObject({
    signInStep: codeStep,
    codeDeliveryDetails: {
      deliveryMedium: 'SMS',
      destination: `+49 *** *****${anna.handynummer.slice(-3)}`,
    },
  });
  await expect(answer(otherThan(endpoint.lastCode()))).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  expect((await answer(endpoint.lastCode())).isSignedIn).toBe(true);
  await signOut();

  await enter(anna.email);
  const wrong = otherThan(endpoint.lastCode());
  const names = [];
  for (let guess = 1; guess <= 3; guess += 1) {
    names.push(await answer(wrong).catch((error: Error) => error.name));
  }
  expect(names).toEqual([
    'CodeMismatchException',
    'CodeMismatchException',
    'NotAuthorizedException',
  ]);
});

test('40 guesses at the same time on one SMS_MFA session count as one', async () => {
  endpoint = await openEndpoint({ steps: { code: 'SMS_MFA' } });
  const client = rawClient(endpoint);
  const anna = await endpoint.person();
  const asked = await client.enter(anna.email);
  const SMS_MFA_CODE = otherThan(endpoint.lastCode());
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => client.respond(asked, { SMS_MFA_CODE })),
  );
  const looked = replies.filter(({ error }) => error === 'CodeMismatchException');
  // The session is there again after each look; three looks end it.
  expect(looked.length).toBeGreaterThan(0);
  expect(looked.length).toBeLessThanOrEqual(2);
});

test('a pool that asks for the code first asks for the new password afterwards', async () => {
  endpoint = await openEndpoint({ steps: { first: 'CODE' } });
  useEndpoint(endpoint, 'benutzer');
  const anna = await endpoint.person({ initial: true });
  const asked = await enter(anna.email);
  expect(asked.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
  const next = await answer(endpoint.lastCode());
  expect(next.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  expect((await answer(neu)).isSignedIn).toBe(true);
  expect(await accessToken()).not.toBe('');
});

test('another code is sent after 30 seconds, not before', async () => {
  endpoint = await openEndpoint();
  const client = rawClient(endpoint);
  const anna = await endpoint.person();
  const asked = await client.enter(anna.email);
  expect(asked.ChallengeParameters.erneutInSekunden).toBe('30');
  const again = (from: typeof asked) =>
    client.call('RespondToAuthChallenge', {
      ChallengeName: from.ChallengeName,
      Session: from.Session,
      ChallengeResponses: { USERNAME: from.ChallengeParameters.USERNAME, ANSWER: '-' },
      ClientMetadata: { aktion: 'CODE_ERNEUT' },
    });
  endpoint.turnClock(20_000);
  const early = step(await again(asked));
  expect(endpoint.messages).toHaveLength(1);
  expect(Number(early.ChallengeParameters.erneutInSekunden)).toBeLessThanOrEqual(10);
  endpoint.turnClock(10_000);
  step(await again(early));
  expect(endpoint.messages).toHaveLength(2);
});

test('an address that calls more often than a minute allows is asked to wait', async () => {
  endpoint = await openEndpoint({ callsPerMinute: 5 });
  const client = rawClient(endpoint);
  const anna = await endpoint.person();
  const errors = [];
  for (let call = 1; call <= 7; call += 1) {
    errors.push((await client.call('ForgotPassword', { Username: anna.email })).error);
  }
  expect(errors.slice(0, 5).filter((error) => error !== undefined)).toEqual([]);
  expect(errors.slice(5)).toEqual(['TooManyRequestsException', 'TooManyRequestsException']);
  endpoint.turnClock(60_000);
  expect((await client.prove(await client.hello(anna.email), passwort)).status).toBe(200);
});
