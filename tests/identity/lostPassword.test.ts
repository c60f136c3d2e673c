// Again on PostgreSQL: sessions and their limits live there.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { otherThan } from './amplifyClient.ts';
import { rawClient } from './rawClient.ts';

const minute = 60_000;
const neu = 'Kornblume-77x';

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

const forgot = (Username: string) => client.call('ForgotPassword', { Username });
const confirm = (code: string, { Username = anna.email, Password = neu } = {}) =>
  client.call('ConfirmForgotPassword', { Username, ConfirmationCode: code, Password });

describe('a customer who has lost her password', () => {
  test('sets a new one with the code, is signed out everywhere and signs in with it', async () => {
    const { AccessToken, RefreshToken } = await client.signIn(anna.email);
    expect((await forgot(anna.email)).body).toEqual({
      CodeDeliveryDetails: {
        AttributeName: 'phone_number',
        DeliveryMedium: 'SMS',
        Destination: `+49 *** *****${anna.handynummer.slice(-3)}`,
      },
    });
    const code = endpoint.lastCode();
    expect(await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
    const refreshed = await client.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(refreshed.body.message).toBe('Refresh Token has been revoked');
    expect((await client.call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
    const old = await client.prove(await client.hello(anna.email), passwort);
    expect(old.body.message).toBe('Incorrect username or password.');
    expect((await client.enter(anna.email, neu)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  });

  test('has five tries for a code, then needs a new one', async () => {
    await forgot(anna.email);
    const right = endpoint.lastCode();
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await confirm(otherThan(right))).error).toBe('CodeMismatchException');
    }
    expect((await confirm(right)).error).toBe('ExpiredCodeException');
    await forgot(anna.email);
    expect((await confirm(endpoint.lastCode())).status).toBe(200);
  });

  test('uses a code within an hour and once', async () => {
    await forgot(anna.email);
    const code = endpoint.lastCode();
    endpoint.turnClock(60 * minute);
    expect((await confirm(code)).error).toBe('ExpiredCodeException');
    await forgot(anna.email);
    const fresh = endpoint.lastCode();
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, n) => confirm(fresh, { Password: `${neu}${n}` })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('may not take one of her last five passwords, and keeps the code meanwhile', async () => {
    const all = [passwort, ...['a', 'b', 'c', 'd'].map((letter) => `${neu}-${letter}`)];
    for (const Password of all.slice(1)) {
      endpoint.turnClock(61 * minute);
      await forgot(anna.email);
      expect((await confirm(endpoint.lastCode(), { Password })).status).toBe(200);
    }
    endpoint.turnClock(61 * minute);
    await forgot(anna.email);
    const code = endpoint.lastCode();
    for (const Password of all) {
      const { error } = await confirm(code, { Password });
      expect(error).toBe('PasswordHistoryPolicyViolationException');
    }
    expect((await confirm(code, { Password: `${neu}-e` })).status).toBe(200);
    await forgot(anna.email);
    // The sixth last counts again.
    expect((await confirm(endpoint.lastCode(), { Password: passwort })).status).toBe(200);
  });

  test.each(['kurz', 'ohnegrossen1!', 'Passwort1!', 'H@usr@t-2026', 'Sommer2026?'])(
    'is told that %s is no password before the code is looked at',
    async (Password) => {
      await forgot(anna.email);
      const code = endpoint.lastCode();
      expect((await confirm(code, { Password })).error).toBe('InvalidPasswordException');
      expect((await confirm(code)).status).toBe(200);
    },
  );

  test('signs in again at once, though wrong passwords had locked her name', async () => {
    for (let guess = 1; guess <= 6; guess += 1) {
      await client.prove(await client.hello(anna.email), 'Falsch-Portal2026!');
    }
    await forgot(anna.email);
    await confirm(endpoint.lastCode());
    expect((await client.enter(anna.email, neu)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  });
});

/** What the whole way answers to whoever does not know the code, without the masked digits. */
async function steps(Username: string): Promise<string> {
  const sent = await forgot(Username);
  const wrong = [];
  for (let guess = 1; guess <= 6; guess += 1) {
    wrong.push(await confirm('12345x', { Username }));
  }
  return JSON.stringify([sent, wrong]).replaceAll(/\*\d{3}/g, '*000');
}

describe('nobody learns', () => {
  test('from any step whether an account exists', async () => {
    const initial = await endpoint.person({ initial: true });
    const known = await steps(anna.email);
    expect(await steps('niemand@example.org')).toBe(known);
    expect(await steps(initial.email)).toBe(known);
    expect(JSON.parse(known)).toHaveLength(2);
  });

  test('a number from a made-up account but three stable digits', async () => {
    const first = await forgot('niemand.zwei@example.org');
    expect((await forgot(' NIEMAND.ZWEI@example.org')).body).toEqual(first.body);
  });
});

test('a guesser gets fewer than 100 guesses a day, whatever he asks for again', async () => {
  let looked = 0;
  let refused = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    for (let request = 1; request <= 6; request += 1) {
      await forgot(anna.email);
      for (let guess = 1; guess <= 6; guess += 1) {
        const { error } = await confirm('12345x');
        if (error === 'CodeMismatchException') looked += 1;
        else refused += 1;
      }
    }
    endpoint.turnClock(60 * minute);
  }
  process.stdout.write(
    `lost password, a day of guessing: ${looked} looked at, ${refused} refused\n`,
  );
  expect(looked).toBeLessThan(100);
}, 240_000);

test('40 guesses at the same time have five tries', async () => {
  await forgot(anna.email);
  const wrong = otherThan(endpoint.lastCode());
  const replies = await Promise.all(Array.from({ length: 40 }, () => confirm(wrong)));
  const looked = replies.filter(({ error }) => error === 'CodeMismatchException');
  expect(looked).toHaveLength(5);
});

test('a customer who asks over and over gets five messages an hour and no more', async () => {
  const sent = endpoint.messages.length;
  for (let request = 1; request <= 9; request += 1) {
    expect((await forgot(anna.email)).status).toBe(200);
  }
  expect(endpoint.messages.length).toBe(sent + 5);
  expect((await confirm(endpoint.lastCode())).status).toBe(200);
});

test('a number that came through a link a moment ago gets no code for a day', async () => {
  const { administration } = endpoint.identity;
  await administration.changePhone('benutzer', anna.sub, '+4915228817999', true);
  const sent = endpoint.messages.length;
  expect((await forgot(anna.email)).status).toBe(200);
  expect(endpoint.messages.length).toBe(sent);
  endpoint.turnClock(24 * 60 * minute + 1);
  await forgot(anna.email);
  expect(endpoint.messages.at(-1)?.to).toBe('+4915228817999');
});
