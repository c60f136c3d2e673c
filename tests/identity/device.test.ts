// Again on PostgreSQL: sessions and their limits live there.
import { confirmSignIn, forgetDevice, signOut } from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { devices } from '#identity/schema.ts';
import { openEndpoint, type Endpoint } from './endpoint.ts';
import { accessToken, enter, useEndpoint } from './amplifyClient.ts';

const day = 86_400_000;
const code = 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE';

let endpoint: Endpoint;
let anna: NewUser;
beforeAll(async () => {
  // The client names the device after the browser.
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  vi.setConfig({ testTimeout: 90_000 });
  endpoint = await openEndpoint();
});
afterAll(() => {
  vi.unstubAllGlobals();
  return endpoint.close();
});
beforeEach(async () => {
  useEndpoint(endpoint, 'benutzer');
  anna = await endpoint.person();
});
afterEach(() => signOut());

/** Signs in with the code and the box ticked. */
async function trustThisDevice(email: string): Promise<void> {
  await enter(email);
  await confirmSignIn({
    challengeResponse: endpoint.lastCode(),
    options: { clientMetadata: { geraet: 'VERTRAUEN' } },
  });
  await signOut();
}

const nextStep = async (email: string) => (await enter(email)).nextStep.signInStep;

test('a customer who trusts this device signs in without a code for 30 days', async () => {
  await trustThisDevice(anna.email);
  const sent = endpoint.messages.length;
  expect(await nextStep(anna.email)).toBe('DONE');
  expect(endpoint.messages.length).toBe(sent);
  expect(decodeJwt(await accessToken()).amr).toEqual(['pwd', 'hwk']);
  await signOut();
  endpoint.turnClock(30 * day - 60_000);
  expect(await nextStep(anna.email)).toBe('DONE');
  await signOut();
  endpoint.turnClock(120_000);
  expect(await nextStep(anna.email)).toBe(code);
});

test('a customer who did not tick the box is asked again', async () => {
  await enter(anna.email);
  await confirmSignIn({ challengeResponse: endpoint.lastCode() });
  expect(decodeJwt(await accessToken()).amr).toEqual(['pwd', 'sms']);
  await signOut();
  expect(await nextStep(anna.email)).toBe(code);
});

test('somebody else on the same device is asked for a code', async () => {
  await trustThisDevice(anna.email);
  const ben = await endpoint.person();
  expect(await nextStep(ben.email)).toBe(code);
});

test('a device that is forgotten, or whose account got a new password, is asked again', async () => {
  await trustThisDevice(anna.email);
  expect(await nextStep(anna.email)).toBe('DONE');
  await forgetDevice();
  await signOut();
  expect(await nextStep(anna.email)).toBe(code);
  await signOut();

  const ben = await endpoint.person();
  await trustThisDevice(ben.email);
  expect(await endpoint.database.select().from(devices)).not.toEqual([]);
  await endpoint.identity.administration.resetToInitial('benutzer', ben.sub);
  const left = await endpoint.database.select().from(devices);
  expect(left.filter(({ sub }) => sub === ben.sub)).toEqual([]);
});

test('an agent gives a code at every sign-in', async () => {
  useEndpoint(endpoint, 'vermittler');
  const agent = await endpoint.person({ portal: 'vermittler' });
  await trustThisDevice(agent.email);
  expect(await nextStep(agent.email)).toBe(code);
  const named = await endpoint.database.select().from(devices);
  expect(named.filter(({ sub }) => sub === agent.sub)).toEqual([]);
});

test('a device key without its secret opens nothing', async () => {
  await trustThisDevice(anna.email);
  await endpoint.database.update(devices).set({ verifier: '4' });
  await expect(enter(anna.email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect(await nextStep(anna.email)).toBe(code);
});
