import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  signOut,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import {
  accessToken,
  answer,
  enter,
  errorOf,
  otherThan,
  sessionOf,
  useEndpoint,
} from './amplifyClient.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { rawClient } from './rawClient.ts';

let endpoint: Endpoint;
let anna: NewUser;

// The client's own big numbers take up to 0.7 s of a sign-in on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  // Amplify says once per configure that the endpoint is not Amazon's.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  endpoint = await openEndpoint();
  useEndpoint(endpoint, 'benutzer');
});
afterAll(() => endpoint.close());
beforeEach(async () => {
  anna = await endpoint.person();
});
afterEach(() => signOut());

describe('a customer signs in', () => {
  test('with password and the code from the SMS', async () => {
    const { nextStep } = await enter(anna.email);
    expect(nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: {
        handynummer: `+49 *** *****${anna.handynummer.slice(-3)}`,
        verbleibendeVersuche: '3',
      },
    });
    expect(endpoint.messages.at(-1)).toEqual({
      to: `+49${anna.handynummer.replaceAll(' ', '').slice(1)}`,
      text: `Ihr Code lautet ${endpoint.lastCode()}. Er ist 3 Minuten gültig. Geben Sie ihn an niemanden weiter.`,
    });
    expect((await answer(endpoint.lastCode())).isSignedIn).toBe(true);
    expect(await getCurrentUser()).toMatchObject({ userId: anna.sub, username: anna.sub });
    expect(await fetchUserAttributes()).toMatchObject({
      email: anna.email,
      'custom:partnernummer': '1000001',
    });
  });

  test('although the name was typed in capitals and with blanks around it', async () => {
    const { nextStep } = await enter(`  ${anna.email.toUpperCase()} `);
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
  });

  test('although the code was typed with a blank in the middle', async () => {
    await enter(anna.email);
    const code = endpoint.lastCode();
    expect((await answer(`${code.slice(0, 3)} ${code.slice(3)}`)).isSignedIn).toBe(true);
  });

  test('after asking for the code again, with the new code', async () => {
    await enter(anna.email);
    const sent = endpoint.messages.length;
    endpoint.turnClock(30_000);
    const again = await confirmSignIn({
      challengeResponse: 'erneut',
      options: { clientMetadata: { aktion: 'CODE_ERNEUT' } },
    });
    expect(again.nextStep).toMatchObject({ additionalInfo: { verbleibendeVersuche: '3' } });
    expect(endpoint.messages.length).toBe(sent + 1);
    expect((await answer(endpoint.lastCode())).isSignedIn).toBe(true);
  });
});

describe('a sign-in is refused', () => {
  test('with the same error for a wrong password and for an unknown name', async () => {
    const wrong = await enter(anna.email, 'Falsch-Portal2026!').catch(errorOf);
    const unknown = await enter('niemand@example.org', passwort).catch(errorOf);
    expect(wrong).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(unknown).toEqual(wrong);
    expect(endpoint.log.join('')).not.toMatch(/niemand@example|Falsch-Portal/);
  });

  test('after the third wrong code, counting down before', async () => {
    await enter(anna.email);
    const code = endpoint.lastCode();
    const sent = endpoint.messages.length;
    for (const left of ['2', '1']) {
      expect((await answer(otherThan(code))).nextStep).toMatchObject({
        signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
        additionalInfo: { verbleibendeVersuche: left, fehler: 'CODE_FALSCH' },
      });
    }
    await expect(answer(otherThan(code))).rejects.toThrow('Incorrect username or password.');
    await expect(answer(code)).rejects.toThrow('Invalid session for the user.');
    expect(endpoint.messages.length).toBe(sent);
  });

  test('with a code that was already used', async () => {
    await enter(anna.email);
    const code = endpoint.lastCode();
    await answer(code);
    await signOut();
    do await enter(anna.email);
    while (endpoint.lastCode() === code);
    expect((await answer(code)).nextStep).toMatchObject({
      additionalInfo: { fehler: 'CODE_FALSCH' },
    });
  });

  test('when the code comes more than three minutes later', async () => {
    await enter(anna.email);
    endpoint.turnClock(3 * 60_000 + 1);
    await expect(answer(endpoint.lastCode())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  test('when the code comes too late after a wrong one: trying does not prolong it', async () => {
    await enter(anna.email);
    const code = endpoint.lastCode();
    endpoint.turnClock(2 * 60_000);
    expect((await answer(otherThan(code))).isSignedIn).toBe(false);
    endpoint.turnClock(60_000 + 1);
    await expect(answer(code)).rejects.toThrow('session is expired');
  });

  test('without an answer of its own when the SMS gateway is down', async () => {
    endpoint.breakSms(true);
    await expect(enter(anna.email)).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' });
    endpoint.breakSms(false);
    expect(endpoint.log.join('')).not.toContain('Ihr Code lautet');
  });
});

describe('guessing is stopped', () => {
  test.each([
    ['of a customer', () => anna.email],
    ['that nobody has', () => 'unbekannt@example.org'],
  ])('five wrong passwords lock a name %s for 15 minutes', async (_, name) => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(enter(name(), 'Falsch-Portal2026!')).rejects.toThrow('Incorrect username');
    }
    await expect(enter(name())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: expect.stringMatching(
        /^Password attempts exceeded\. Try again in (?:8\d\d|900) seconds\.$/,
      ) as string,
    });
    endpoint.turnClock(15 * 60_000 - 5_000);
    await expect(enter(name())).rejects.toThrow(/Try again in [1-5] seconds\./);
    endpoint.turnClock(5_001);
    const later = await enter(name()).catch(errorOf);
    expect(later).not.toMatchObject({
      message: expect.stringContaining('Password attempts exceeded') as string,
    });
  });

  test('a right password after four wrong ones starts the count again', async () => {
    const guess = () => enter(anna.email, 'Falsch-Portal2026!');
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await expect(guess()).rejects.toThrow('Incorrect username or password.');
    await enter(anna.email);
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await expect(guess()).rejects.toThrow('Incorrect username or password.');
    expect((await enter(anna.email)).nextStep.signInStep).toContain('CUSTOM_CHALLENGE');
  });

  test('locking one customer does not lock another', async () => {
    const ben = await endpoint.person();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(enter(anna.email, 'Falsch-Portal2026!')).rejects.toThrow(
        'Incorrect username or password.',
      );
    }
    expect((await enter(ben.email)).nextStep.signInStep).toContain('CUSTOM_CHALLENGE');
  });

  test('a number gets five SMS in an hour; further sign-ins look the same but no code is right', async () => {
    for (let sms = 1; sms <= 5; sms += 1) await enter(anna.email);
    const sent = endpoint.messages.length;
    const code = endpoint.lastCode();
    const { nextStep } = await enter(anna.email);
    expect(nextStep).toMatchObject({ additionalInfo: { verbleibendeVersuche: '3' } });
    expect(endpoint.messages.length).toBe(sent);
    expect((await answer(code)).isSignedIn).toBe(false);
    endpoint.turnClock(3_600_001);
    await enter(anna.email);
    expect(endpoint.messages.length).toBe(sent + 1);
  });

  test('five wrong codes over several sign-ins lock the second factor', async () => {
    for (const wrongCodes of [2, 2, 1]) {
      await enter(anna.email);
      for (let n = 0; n < wrongCodes; n += 1) await answer(otherThan(endpoint.lastCode()));
    }
    await expect(answer(endpoint.lastCode())).rejects.toThrow('Password attempts exceeded');
    await expect(enter(anna.email)).rejects.toThrow('Password attempts exceeded');
    endpoint.turnClock(15 * 60_000 + 1);
    await enter(anna.email);
    expect((await answer(endpoint.lastCode())).isSignedIn).toBe(true);
  });
});

describe('a customer with an initial password', () => {
  const neu = 'Neu-Portal2026!';

  test('sets a new one, gets the code and signs in with the new one from then on', async () => {
    const { email } = await endpoint.person({ initial: true });
    const first = await enter(email);
    expect(first.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    });
    await expect(answer('kurz')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(answer(passwort)).rejects.toMatchObject({
      name: 'PasswordHistoryPolicyViolationException',
    });
    expect((await answer(neu)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    expect((await answer(endpoint.lastCode())).isSignedIn).toBe(true);
    await signOut();
    await expect(enter(email)).rejects.toThrow('Incorrect username or password.');
    expect((await enter(email, neu)).nextStep.signInStep).toContain('CUSTOM_CHALLENGE');
  });
});

describe('a signed-in customer', () => {
  beforeEach(async () => {
    await enter(anna.email);
    await answer(endpoint.lastCode());
  });

  test('gets fresh tokens of the same sign-in', async () => {
    const before = await fetchAuthSession();
    const after = await fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());
    for (const claim of ['origin_jti', 'auth_time', 'sub']) {
      expect(after.tokens?.accessToken.payload[claim]).toBe(
        before.tokens?.accessToken.payload[claim],
      );
    }
    expect(after.tokens?.idToken?.payload['custom:partnernummer']).toBe('1000001');
  });

  test('who signs out everywhere is signed out on the other device, too', async () => {
    const other = await rawClient(endpoint).signIn(anna.email);
    const tokens = [await accessToken(), other.AccessToken];
    const revoked = () =>
      Promise.all(tokens.map((token) => endpoint.identity.isRevoked(sessionOf(token))));
    expect(await revoked()).toEqual([false, false]);
    await signOut({ global: true });
    await expect.poll(revoked).toEqual([true, true]);
    expect(await endpoint.call('GetUser', { AccessToken: other.AccessToken })).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Access Token has been revoked' },
    });
  });

  test('who signs out here has no session left', async () => {
    const here = await accessToken();
    await signOut();
    await expect.poll(() => endpoint.identity.isRevoked(sessionOf(here))).toBe(true);
    await expect(getCurrentUser()).rejects.toMatchObject({
      name: 'UserUnAuthenticatedException',
    });
  });

  test('is signed out after 30 days', async () => {
    endpoint.turnClock(30 * 24 * 3_600_000);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });
});

test('a broker signs in to the pool of the brokers and is unknown in the one of the customers', async () => {
  const ralf = await endpoint.person({
    portal: 'vermittler',
    email: 'ralf.kemper@example.org',
    attribute: { name: 'Ralf Kemper', 'custom:vermittlernummer': '1000000001' },
  });
  await expect(enter(ralf.email)).rejects.toThrow('Incorrect username or password.');
  useEndpoint(endpoint, 'vermittler');
  await enter(ralf.email);
  await answer(endpoint.lastCode());
  const { tokens } = await fetchAuthSession();
  expect(tokens?.idToken?.payload['custom:vermittlernummer']).toBe('1000000001');
  await signOut();
  useEndpoint(endpoint, 'benutzer');
});
