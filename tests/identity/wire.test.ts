import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewUser } from '#identity/identity.ts';
import { N } from '#identity/srp.ts';
import { openEndpoint, passwort, type Endpoint } from './endpoint.ts';
import { rawClient, srpA, step } from './rawClient.ts';

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

describe('a client that wants to skip a step is refused', () => {
  const parameters = { USERNAME: 'anna@example.org', PASSWORD: passwort, SRP_A: srpA };
  test.each([
    ['USER_PASSWORD_AUTH', { CHALLENGE_NAME: 'SRP_A' }],
    ['ADMIN_USER_PASSWORD_AUTH', { CHALLENGE_NAME: 'SRP_A' }],
    ['USER_SRP_AUTH', { CHALLENGE_NAME: 'SRP_A' }],
    ['REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'x' }],
    ['CUSTOM_AUTH', {}],
    ['CUSTOM_AUTH', { CHALLENGE_NAME: 'PASSWORD_VERIFIER' }],
    ['CUSTOM_AUTH', { CHALLENGE_NAME: 'SRP_A', SRP_A: '' }],
  ])('with %s and %j', async (AuthFlow, changes) => {
    const AuthParameters = { ...parameters, ...changes };
    const reply = await client.call('InitiateAuth', { AuthFlow, AuthParameters });
    expect(reply).toMatchObject({ status: 400, error: 'InvalidParameterException' });
  });

  test.each([0n, N, 2n * N])('with an A that is 0 modulo N', async (A) => {
    const AuthParameters = { ...parameters, CHALLENGE_NAME: 'SRP_A', SRP_A: A.toString(16) };
    const reply = await client.call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters });
    expect(reply).toMatchObject({ status: 400, error: 'InvalidParameterException' });
  });

  test('with the session of the password step at the code step', async () => {
    const hello = await client.hello(anna.email);
    const jumped = await client.answer({ ...hello, ChallengeName: 'CUSTOM_CHALLENGE' }, '000000');
    expect(jumped.body.message).toBe('Invalid session for the user.');
    const set = { ...hello, ChallengeName: 'NEW_PASSWORD_REQUIRED' };
    const { body } = await client.respond(set, { NEW_PASSWORD: 'Neu-Portal2026!' });
    expect(body.message).toBe('Invalid session for the user.');
  });

  test("with one's own session for another user, or at the other pool", async () => {
    const ben = await endpoint.person();
    const asked = await client.enter(anna.email);
    const code = endpoint.lastCode();
    const asBen = await client.respond(asked, { USERNAME: ben.sub, ANSWER: code });
    expect(asBen.body.message).toBe('Invalid session for the user.');
    const elsewhere = await rawClient(endpoint, 'vermittler').answer(asked, code);
    expect(elsewhere.body.message).toBe('Invalid session for the user.');
    expect((await client.answer(asked, code)).body).toHaveProperty('AuthenticationResult');
  });
});

describe('a body that is not what it must be is answered with JSON and status 400', () => {
  test.each([
    ['garbage', '{"AuthFlow":', 'SerializationException'],
    ['nothing', '', 'SerializationException'],
    ['a list', '[]', 'SerializationException'],
    ['null', 'null', 'SerializationException'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'SerializationException'],
    ['more than 64 KB', `{"a":"${'x'.repeat(70_000)}"}`, 'SerializationException'],
    ['an empty object', '{}', 'InvalidParameterException'],
    ['numbers for texts', '{"AuthFlow":1,"ClientId":2}', 'InvalidParameterException'],
  ])('%s', async (_, body, error) => {
    for (const operation of operations) {
      expect(await endpoint.call(operation, body)).toMatchObject({ status: 400, error });
    }
  });

  test('a name with a NUL character, of many kilobytes, or of half a character', async () => {
    for (const USERNAME of ['a\0b', 'a'.repeat(5_000), '']) {
      const AuthParameters = { USERNAME, SRP_A: srpA, CHALLENGE_NAME: 'SRP_A' };
      const reply = await client.call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters });
      expect(reply).toMatchObject({ status: 400, error: 'InvalidParameterException' });
    }
    expect((await client.hello('half \ud800')).ChallengeName).toBe('PASSWORD_VERIFIER');
  });

  test('another content type, operation, pool or client', async () => {
    expect(await endpoint.call('GetUser', '{}', { contentType: 'text/plain' })).toMatchObject({
      status: 400,
      error: 'SerializationException',
    });
    for (const operation of ['SignUp', 'AdminDeleteUser', 'constructor', '']) {
      expect(await endpoint.call(operation, {})).toMatchObject({
        status: 400,
        error: 'UnknownOperationException',
      });
    }
    expect(await endpoint.call('GetUser', {}, { poolId: 'eu-central-1_Nobody' })).toMatchObject({
      status: 400,
      error: 'ResourceNotFoundException',
    });
    const stranger = { ClientId: 'stranger', RefreshToken: 'x' };
    expect(await endpoint.call('GetTokensFromRefreshToken', stranger)).toMatchObject({
      status: 400,
      error: 'ResourceNotFoundException',
    });
  });

  test('a proof with a date in another form costs neither the session nor an attempt', async () => {
    const hello = await client.hello(anna.email);
    for (const TIMESTAMP of ['', 'Fri Nov 06 02:03:04 UTC 2026', '2026-11-06T02:03:04Z']) {
      const reply = await client.prove(hello, passwort, { TIMESTAMP });
      expect(reply.error).toBe('InvalidParameterException');
    }
    expect(step(await client.prove(hello, passwort)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  });
});

describe('a session can be used once', () => {
  test('a proof sent twice is refused the second time', async () => {
    const hello = await client.hello(anna.email);
    expect((await client.prove(hello, passwort)).status).toBe(200);
    expect(await client.prove(hello, passwort)).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Invalid session for the user.' },
    });
  });

  test('a right code sent twice signs in once', async () => {
    const asked = await client.enter(anna.email);
    const code = endpoint.lastCode();
    const replies = await Promise.all([client.answer(asked, code), client.answer(asked, code)]);
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 400,
    ]);
  });

  test('40 guesses at the same time count as one', async () => {
    const asked = await client.enter(anna.email);
    const right = endpoint.lastCode();
    const guess = right === '000000' ? '111111' : '000000';
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => client.answer(asked, guess)),
    );
    const counted = replies.filter(({ status }) => status === 200);
    expect(counted).toHaveLength(1);
    const [next] = counted.map(step);
    expect(next?.ChallengeParameters).toMatchObject({
      verbleibendeVersuche: '2',
      fehler: 'CODE_FALSCH',
    });
    const refused = replies.filter(({ body }) => body.message === 'Invalid session for the user.');
    expect(refused).toHaveLength(39);
  });

  test('of 20 wrong passwords at the same time five are looked at', async () => {
    const hellos = await Promise.all(Array.from({ length: 20 }, () => client.hello(anna.email)));
    const replies = await Promise.all(
      hellos.map((hello) => client.prove(hello, 'Falsch-Portal2026!')),
    );
    const messages = replies.map(({ body }) => body.message);
    expect(messages.filter((text) => text === 'Incorrect username or password.')).toHaveLength(5);
    expect(
      messages.filter((text) => String(text).startsWith('Password attempts exceeded')),
    ).toHaveLength(15);
  });

  test('a secret block that is not the one handed out is refused', async () => {
    const hello = await client.hello(anna.email);
    const foreign = { PASSWORD_CLAIM_SECRET_BLOCK: Buffer.alloc(64).toString('base64') };
    expect(await client.prove(hello, passwort, foreign)).toMatchObject({
      body: { message: 'Incorrect username or password.' },
    });
  });
});

describe('a name that nobody has', () => {
  test('looks like an account, each time the same one', async () => {
    const first = await client.hello('niemand@example.org');
    const second = await client.hello(' NIEMAND@example.org');
    const real = await client.hello(anna.email);
    for (const field of ['USERNAME', 'SALT', 'USER_ID_FOR_SRP']) {
      expect(second.ChallengeParameters[field]).toBe(first.ChallengeParameters[field]);
    }
    expect(second.ChallengeParameters.SRP_B).not.toBe(first.ChallengeParameters.SRP_B);
    expect(shapeOf(first)).toEqual(shapeOf(real));
    expect(first.ChallengeParameters.USERNAME).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
  });

  test('is another one in the other pool', async () => {
    const here = await client.hello('niemand@example.org');
    const there = await rawClient(endpoint, 'vermittler').hello('niemand@example.org');
    expect(there.ChallengeParameters.USERNAME).not.toBe(here.ChallengeParameters.USERNAME);
  });

  test('becomes a real account without anybody seeing the seam', async () => {
    const before = await client.prove(await client.hello('bald@example.org'), passwort);
    expect(before.body.message).toBe('Incorrect username or password.');
    await endpoint.person({ email: 'bald@example.org' });
    expect((await client.enter('bald@example.org')).ChallengeName).toBe('CUSTOM_CHALLENGE');
  });
});

test('nothing personal is logged on the way through a sign-in', async () => {
  await client.signIn(anna.email);
  await client.prove(await client.hello(anna.email), 'Falsch-Portal2026!');
  const lines = endpoint.log.join('');
  expect(lines).toContain('RespondToAuthChallenge');
  expect(lines).not.toMatch(new RegExp(`\\b${endpoint.lastCode()}\\b`));
  for (const secret of [anna.email, anna.sub, anna.handynummer, 'Falsch-Portal', passwort]) {
    expect(lines).not.toContain(secret);
  }
});

const operations = [
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'GlobalSignOut',
  'RevokeToken',
  'GetUser',
];

/** Names and lengths, without the numbers' leading zeros. */
function shapeOf({
  ChallengeName,
  Session,
  ChallengeParameters,
}: Awaited<ReturnType<typeof client.hello>>) {
  return {
    ChallengeName,
    session: Session.length,
    parameters: Object.entries(ChallengeParameters).map(([name, value]) => [
      name,
      Math.ceil(value.length / 16),
    ]),
  };
}
