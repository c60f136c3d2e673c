// A customer's sign-in without a browser, for measurements of many (`reference/identity.md §4`).
import * as z from 'zod/mini';
import {
  fromHex,
  N,
  privateExponent,
  scrambler,
  serverSecret,
  sessionKey,
  signatureOf,
  verifierOf,
} from '#identity/srp.ts';

/** Multiplier of the protocol. */
const k = fromHex('538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6');
const a = fromHex('f3'.repeat(32));
const timestamp = 'Fri Nov 6 02:03:04 UTC 2026';

const srpA = verifierOf(a).toString(16);

/** Sends an operation to the identity pool and gives back its answer. */
type Call = (operation: string, body: object) => Promise<unknown>;

export interface Person {
  email: string;
  passwort: string;
  /** The code that was sent to the phone. */
  code: () => string | Promise<string>;
}

/** Signs in with password and code; access token, and what the client itself has computed in microseconds. */
export async function signInBySrp(
  call: Call,
  { userPoolId, userPoolClientId: ClientId }: { userPoolId: string; userPoolClientId: string },
  { email, passwort, code }: Person,
): Promise<{ token: string; clientMicros: number }> {
  const asked = step.parse(
    await call('InitiateAuth', {
      ClientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: srpA, CHALLENGE_NAME: 'SRP_A' },
    }),
  );
  const begun = process.cpuUsage();
  const ChallengeResponses = passwordProof(userPoolId, asked.ChallengeParameters, passwort);
  const spent = process.cpuUsage(begun);
  const respond = async ({ ChallengeName, Session }: Step, responses: object) =>
    step.parse(
      await call('RespondToAuthChallenge', {
        ClientId,
        ChallengeName,
        Session,
        ChallengeResponses: responses,
      }),
    );
  const proven = await respond(asked, ChallengeResponses);
  const { USERNAME } = ChallengeResponses;
  const done = await respond(proven, { USERNAME, ANSWER: await code() });
  if (done.AuthenticationResult === undefined) throw new Error('not signed in');
  return {
    token: done.AuthenticationResult.AccessToken,
    clientMicros: spent.user + spent.system,
  };
}

type Step = z.infer<typeof step>;

const step = z.object({
  ChallengeName: z.optional(z.string()),
  Session: z.optional(z.string()),
  ChallengeParameters: z.record(z.string(), z.string()),
  AuthenticationResult: z.optional(z.object({ AccessToken: z.string() })),
});

/** Responses to the PASSWORD_VERIFIER challenge. */
function passwordProof(
  userPoolId: string,
  challenge: Readonly<Record<string, string>>,
  passwort: string,
) {
  const { USERNAME = '', SALT = '', SRP_B = '', SECRET_BLOCK = '' } = challenge;
  const poolName = userPoolId.slice(userPoolId.indexOf('_') + 1);
  const B = fromHex(SRP_B);
  const u = scrambler(fromHex(srpA), B);
  const x = privateExponent(poolName, USERNAME, passwort, fromHex(SALT));
  const base = (((B - k * verifierOf(x)) % N) + N) % N;
  const signature = signatureOf(sessionKey(serverSecret(base, 1n, 1n, a + u * x), u), {
    poolName,
    userId: USERNAME,
    secretBlock: Buffer.from(SECRET_BLOCK, 'base64'),
    timestamp,
  });
  return {
    USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
    TIMESTAMP: timestamp,
  };
}
