import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  fromBytes,
  fromHex,
  N,
  privateExponent,
  scrambler,
  sessionKey,
  signatureOf,
  verifierOf,
} from '#identity/srp.ts';
import type { NewUser } from '#identity/identity.ts';
import { passwort, type Endpoint, type Reply } from './endpoint.ts';

/** The constant of `reference/identity.md §4`, not taken from the code under test. */
const k = fromHex('538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6');

/** A private number of the client; any will do. */
const a = fromBytes(createHash('sha512').update('a client').digest());
export const srpA = verifierOf(a).toString(16);

export const timestamp = 'Fri Nov 6 02:03:04 UTC 2026';

const stepShape = z.object({
  ChallengeName: z.string(),
  Session: z.string(),
  ChallengeParameters: z.record(z.string(), z.string()),
});
export type ChallengeStep = z.infer<typeof stepShape>;

const tokensShape = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string(),
    TokenType: z.literal('Bearer'),
    ExpiresIn: z.number(),
  }),
});

/** A pool that can be asked, and the phone its codes are sent to. */
interface Pool {
  identity: {
    pool: (portal: NewUser['portal']) => { userPoolId: string; userPoolClientId: string };
  };
  call: Endpoint['call'];
  lastCode: () => string | Promise<string>;
}

/** Speaks the wire step by step, so that a test can leave the path the real client keeps to. */
export function rawClient(endpoint: Pool, portal: NewUser['portal'] = 'benutzer') {
  const { userPoolId, userPoolClientId: ClientId } = endpoint.identity.pool(portal);
  const poolName = userPoolId.slice(userPoolId.indexOf('_') + 1);
  const call = (operation: string, body: Record<string, unknown>) =>
    endpoint.call(operation, { ClientId, ...body }, { portal });

  const hello = async (name: string): Promise<ChallengeStep> => {
    const AuthParameters = { USERNAME: name, SRP_A: srpA, CHALLENGE_NAME: 'SRP_A' };
    return step(await call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters }));
  };
  const respond = (from: ChallengeStep, responses: Record<string, string>): Promise<Reply> =>
    call('RespondToAuthChallenge', {
      ChallengeName: from.ChallengeName,
      Session: from.Session,
      ChallengeResponses: { USERNAME: userOf(from), ...responses },
    });
  const prove = (from: ChallengeStep, password: string, changes: Record<string, string> = {}) =>
    respond(from, { ...proofOf(poolName, from, password), ...changes });
  const answer = (from: ChallengeStep, code: string) => respond(from, { ANSWER: code });

  /** Up to the question for the code. */
  const enter = async (name: string, password = passwort) =>
    step(await prove(await hello(name), password));

  /** The whole way. */
  const signIn = async (name: string) => {
    const { body } = await answer(await enter(name), await endpoint.lastCode());
    return tokensShape.parse(body).AuthenticationResult;
  };
  return { call, hello, respond, prove, answer, enter, signIn };
}

export function step(reply: Reply): ChallengeStep {
  return stepShape.parse(reply.body);
}

function userOf(from: ChallengeStep): string {
  const { USER_ID_FOR_SRP, USERNAME } = from.ChallengeParameters;
  return USER_ID_FOR_SRP ?? USERNAME ?? '';
}

function proofOf(poolName: string, from: ChallengeStep, password: string): Record<string, string> {
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '' } = from.ChallengeParameters;
  const userId = userOf(from);
  const B = fromHex(SRP_B);
  const u = scrambler(fromHex(srpA), B);
  const x = privateExponent(poolName, userId, password, fromHex(SALT));
  const base = (((B - k * verifierOf(x)) % N) + N) % N;
  const secretBlock = Buffer.from(SECRET_BLOCK, 'base64');
  const key = sessionKey(power(base, a + u * x), u);
  const signature = signatureOf(key, { poolName, userId, secretBlock, timestamp });
  return {
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
    TIMESTAMP: timestamp,
  };
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}
