// Again on PostgreSQL: sessions and their limits live there.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { rawClient, step } from './rawClient.ts';

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

const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
  client.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });

test('a signed-in customer changes her password; this session stays, the others end', async () => {
  const other = await client.signIn(anna.email);
  const mine = await client.signIn(anna.email);
  expect(await change(mine.AccessToken, passwort, neu)).toMatchObject({ status: 200, body: {} });
  expect((await client.call('GetUser', { AccessToken: mine.AccessToken })).status).toBe(200);
  const gone = await client.call('GetTokensFromRefreshToken', { RefreshToken: other.RefreshToken });
  expect(gone.body.message).toBe('Refresh Token has been revoked');
  expect((await client.enter(anna.email, neu)).ChallengeName).toBe('CUSTOM_CHALLENGE');
});

test('five wrong old passwords close this door for 15 minutes, not her sign-in', async () => {
  const { AccessToken } = await client.signIn(anna.email);
  for (let guess = 1; guess <= 5; guess += 1) {
    const { error, body } = await change(AccessToken, 'Falsch-Portal2026!', neu);
    expect(error).toBe('NotAuthorizedException');
    expect(body.message).toBe('Incorrect username or password.');
  }
  expect((await change(AccessToken, passwort, neu)).error).toBe('LimitExceededException');
  expect((await client.enter(anna.email)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  // An access token ends after 15 minutes as well.
  endpoint.turnClock(15 * 60_000 + 1);
  const { AccessToken: later } = await client.signIn(anna.email);
  expect((await change(later, passwort, neu)).status).toBe(200);
});

test('an old, a weak or a common password is refused', async () => {
  const { AccessToken } = await client.signIn(anna.email);
  const errors = [];
  for (const proposed of [passwort, 'kurz', 'Willkommen1!']) {
    errors.push((await change(AccessToken, passwort, proposed)).error);
  }
  expect(errors).toEqual([
    'PasswordHistoryPolicyViolationException',
    'InvalidPasswordException',
    'InvalidPasswordException',
  ]);
});

test('an initial password counts for seven days', async () => {
  const { email } = await endpoint.person({ initial: true });
  endpoint.turnClock(7 * 86_400_000 - 60_000);
  const inTime = step(await client.prove(await client.hello(email), passwort));
  expect(inTime.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  endpoint.turnClock(61_000);
  const late = await client.prove(await client.hello(email), passwort);
  expect(late).toMatchObject({
    error: 'NotAuthorizedException',
    body: {
      message: 'Temporary password has expired and must be reset by an administrator.',
    },
  });
  const wrong = await client.prove(await client.hello(email), 'Falsch-Portal2026!');
  expect(wrong.body.message).toBe('Incorrect username or password.');
});

test('a new account sets its password, is signed in without a code, and needs a number for the next time', async () => {
  const { administration } = endpoint.identity;
  const opened = await administration.open('benutzer', {
    email: ' Neu.Kundin@Example.org',
    attribute: { name: 'Neu Kundin' },
  });
  const sent = endpoint.messages.length;
  const email = 'neu.kundin@example.org';
  const asked = step(await client.prove(await client.hello(email), opened?.initialPassword ?? ''));
  const { body } = await client.respond(asked, { NEW_PASSWORD: neu });
  expect(body).toHaveProperty('AuthenticationResult.AccessToken');
  expect(endpoint.messages.length).toBe(sent);
  const unfinished = await client.prove(await client.hello(email), neu);
  expect(unfinished.error).toBe('UserNotConfirmedException');
  await administration.changePhone('benutzer', opened?.sub ?? '', '+4915228817998', false);
  expect((await client.enter(email, neu)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  expect(await administration.open('benutzer', { email, attribute: {} })).toBeNull();
});

test('an e-mail that somebody else has cannot be taken', async () => {
  const { administration } = endpoint.identity;
  const ben = await endpoint.person();
  expect(await administration.changeEmail('benutzer', anna.sub, ben.email)).toBe(false);
  expect(await administration.changeEmail('benutzer', anna.sub, 'ANNA.neu@example.org')).toBe(true);
  expect((await client.enter('anna.neu@example.org')).ChallengeName).toBe('CUSTOM_CHALLENGE');
});
