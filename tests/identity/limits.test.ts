// Again on PostgreSQL: sessions and their limits live there.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { rawClient, step, timestamp, type ChallengeStep } from './rawClient.ts';

const minute = 60_000;

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

describe('wrong codes', () => {
  test('are forgotten once a right one came', async () => {
    for (let signIn = 1; signIn <= 4; signIn += 1) {
      const asked = await guess(await guess(await client.enter(anna.email)));
      expect((await client.answer(asked, endpoint.lastCode())).body).toHaveProperty(
        'AuthenticationResult',
      );
    }
  });

  test('lock for twice as long each time', async () => {
    for (const minutes of [15, 30, 60]) {
      await guessFive();
      endpoint.turnClock((minutes - 1) * minute);
      expect(await messageAfterPassword()).toMatch(
        /^Password attempts exceeded\. Try again in (?:60|5\d) seconds\.$/,
      );
      endpoint.turnClock(minute + 1);
      expect(await messageAfterPassword()).toBeUndefined();
    }
  });
});

describe('asking for the code again', () => {
  test('gives another three minutes, but no more tries', async () => {
    const asked = await guess(await client.enter(anna.email));
    endpoint.turnClock(2 * minute);
    const again = step(await askAgain(asked));
    expect(again.ChallengeParameters).toMatchObject({ verbleibendeVersuche: '2' });
    endpoint.turnClock(2 * minute);
    expect((await client.answer(again, endpoint.lastCode())).body).toHaveProperty(
      'AuthenticationResult',
    );
  });

  test('leaves the old code as it is when the number has had its five SMS', async () => {
    let asked = await client.enter(anna.email);
    for (let sms = 2; sms <= 5; sms += 1) {
      endpoint.turnClock(30_000);
      asked = step(await askAgain(asked));
    }
    const sent = endpoint.messages.length;
    const kept = step(await askAgain(asked));
    expect(endpoint.messages.length).toBe(sent);
    expect((await client.answer(kept, endpoint.lastCode())).body).toHaveProperty(
      'AuthenticationResult',
    );
  });

  test('does not prolong a code that was sent before the limit', async () => {
    let asked = await client.enter(anna.email);
    for (let sms = 2; sms <= 5; sms += 1) {
      endpoint.turnClock(30_000);
      asked = step(await askAgain(asked));
    }
    endpoint.turnClock(2 * minute);
    const kept = step(await askAgain(asked));
    endpoint.turnClock(minute + 1);
    const late = await client.answer(kept, endpoint.lastCode());
    expect(late.body.message).toBe('Invalid session for the user, session is expired.');
  });
});

test('a new password that comes too late is told so, even if it is a bad one', async () => {
  const { email } = await endpoint.person({ initial: true });
  const asked = step(await client.prove(await client.hello(email), passwort));
  endpoint.turnClock(3 * minute + 1);
  const { error, body } = await client.respond(asked, { NEW_PASSWORD: 'kurz' });
  expect(error).toBe('NotAuthorizedException');
  expect(body.message).toBe('Invalid session for the user, session is expired.');
});

test('more sign-ins than the house can hold are refused until the open ones run out', async () => {
  const { userPoolId, userPoolClientId } = endpoint.identity.pool('benutzer');
  const end = new Date(endpoint.now().getTime() + 3 * minute).toISOString();
  await endpoint.database.execute(sql`
    insert into identity.challenges
    select 'flood ' || n, ${userPoolId}, ${userPoolClientId}, 'x', 'x', 'PASSWORD_VERIFIER', '{}',
      ${end}::timestamptz from generate_series(1, 20000) n`);
  expect(await start()).toMatchObject({ status: 400, error: 'TooManyRequestsException' });
  endpoint.turnClock(3 * minute + 1);
  expect((await start()).status).toBe(200);
});

test('one address that tries a password on 200 names is locked for 15 minutes', async () => {
  for (let name = 1; name <= 200; name += 1) {
    const tried = await client.respond(await client.hello(`name.${name}@example.com`), {
      PASSWORD_CLAIM_SECRET_BLOCK: '',
      PASSWORD_CLAIM_SIGNATURE: '',
      TIMESTAMP: timestamp,
    });
    expect(tried.body.message).toBe('Incorrect username or password.');
  }
  expect(await messageAfterPassword()).toMatch(/^Password attempts exceeded/);
  endpoint.turnClock(15 * minute + 1);
  expect(await messageAfterPassword()).toBeUndefined();
}, 120_000);

test("a refresh token or a session of somebody else's pool or account opens nothing", async () => {
  const twin = await endpoint.person({ portal: 'vermittler', sub: anna.sub });
  const { RefreshToken, AccessToken } = await client.signIn(anna.email);
  const broker = rawClient(endpoint, 'vermittler');
  expect((await broker.signIn(twin.email)).TokenType).toBe('Bearer');
  const foreign = await broker.call('GetTokensFromRefreshToken', { RefreshToken });
  expect(foreign.error).toBe('NotAuthorizedException');
  await broker.call('RevokeToken', { Token: RefreshToken });
  const { iat, originJti } = claimsOf(AccessToken);
  const { isRevoked } = endpoint.identity;
  expect(await isRevoked({ sub: anna.sub, originJti, iat })).toBe(false);
  expect(await isRevoked({ sub: randomUUID(), originJti, iat })).toBe(true);
  expect(await isRevoked({ sub: anna.sub, originJti, iat: iat - 3_600 })).toBe(true);
});

/** One wrong code. */
async function guess(asked: ChallengeStep): Promise<ChallengeStep> {
  const right = endpoint.lastCode();
  return step(await client.answer(asked, right === '000000' ? '111111' : '000000'));
}

async function messageAfterPassword(): Promise<unknown> {
  const { body } = await client.prove(await client.hello(anna.email), passwort);
  return body.message;
}

function claimsOf(token: string) {
  const { origin_jti: originJti, iat = 0 } = decodeJwt(token);
  return { originJti: String(originJti), iat };
}

/** Five wrong codes over three sign-ins. */
async function guessFive(): Promise<void> {
  await guess(await guess(await client.enter(anna.email)));
  await guess(await guess(await client.enter(anna.email)));
  await guess(await client.enter(anna.email));
}

function askAgain(asked: ChallengeStep) {
  return client.call('RespondToAuthChallenge', {
    ChallengeName: asked.ChallengeName,
    Session: asked.Session,
    ChallengeResponses: { USERNAME: asked.ChallengeParameters.USERNAME, ANSWER: '-' },
    ClientMetadata: { aktion: 'CODE_ERNEUT' },
  });
}

function start() {
  return client.call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: anna.email, SRP_A: 'abcdef', CHALLENGE_NAME: 'SRP_A' },
  });
}
