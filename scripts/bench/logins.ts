// Whole sign-ins, password proof and code, per second of one core that is server and database at once.
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { createIdentity } from '#identity/identity.ts';
import { migrateIdentity } from '#identity/migrate.ts';
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

const seconds = 5;
const atOnce = 8;
const password = 'Demo-Portal2026!';
/** Multiplier of the protocol (`reference/identity.md §4`). */
const k = fromHex('538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6');
const a = fromHex('f3'.repeat(32));
const srpA = verifierOf(a).toString(16);

const database = drizzle({ client: await PGlite.create() });
await migrateIdentity(database);
const codes = new Map<string, string>();
const identity = await createIdentity({
  database,
  clock: () => new Date(),
  origin: 'http://127.0.0.1:1',
  sendSms: (to, text) => {
    codes.set(to, /\d{6}/.exec(text)?.[0] ?? '');
    return Promise.resolve();
  },
  smsPerHour: 1_000_000,
  callsPerMinute: false,
});
const app = fastify();
await app.register(identity.routes);
const { userPoolId, userPoolClientId: ClientId, userPoolEndpoint } = identity.pool('benutzer');
const poolName = userPoolId.slice(userPoolId.indexOf('_') + 1);

const people = Array.from({ length: atOnce }, (_, index) => ({
  email: `person.${index}@example.org`,
  handynummer: `+491522881700${index}`,
}));
for (const person of people) {
  const more = { sub: randomUUID(), passwort: password, initial: false, attribute: {} };
  await identity.putUser({ portal: 'benutzer', ...person, ...more });
}

let clientMicros = 0;
// Once for the compiler.
for (const person of people) await signIn(person);

// Processor time, so that whatever else runs on the machine does not count; without what a browser would spend.
clientMicros = 0;
let signedIn = 0;
const before = process.cpuUsage();
const end = performance.now() + seconds * 1000;
await Promise.all(
  people.map(async (person) => {
    while (performance.now() < end) {
      await signIn(person);
      signedIn += 1;
    }
  }),
);
const { user, system } = process.cpuUsage(before);
const serverSeconds = (user + system - clientMicros) / 1_000_000;
process.stdout.write(String(Math.round(signedIn / serverSeconds)));
await app.close();

async function signIn({ email, handynummer }: { email: string; handynummer: string }) {
  const asked = await call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: srpA, CHALLENGE_NAME: 'SRP_A' },
  });
  const { USERNAME = '', SALT = '', SRP_B = '', SECRET_BLOCK = '' } = asked.ChallengeParameters;
  const begun = process.cpuUsage();
  const B = fromHex(SRP_B);
  const u = scrambler(fromHex(srpA), B);
  const x = privateExponent(poolName, USERNAME, password, fromHex(SALT));
  const base = (((B - k * verifierOf(x)) % N) + N) % N;
  const key = sessionKey(serverSecret(base, 1n, 1n, a + u * x), u);
  const timestamp = 'Fri Nov 6 02:03:04 UTC 2026';
  const signature = signatureOf(key, {
    poolName,
    userId: USERNAME,
    secretBlock: Buffer.from(SECRET_BLOCK, 'base64'),
    timestamp,
  });
  const spent = process.cpuUsage(begun);
  clientMicros += spent.user + spent.system;
  const proven = await call('RespondToAuthChallenge', {
    ChallengeName: asked.ChallengeName,
    Session: asked.Session,
    ChallengeResponses: {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
      TIMESTAMP: timestamp,
    },
  });
  const done = await call('RespondToAuthChallenge', {
    ChallengeName: proven.ChallengeName,
    Session: proven.Session,
    ChallengeResponses: { USERNAME, ANSWER: codes.get(handynummer) ?? '' },
  });
  if (done.AuthenticationResult === undefined) throw new Error('not signed in');
}

async function call(operation: string, body: object) {
  const answer = await app.inject({
    method: 'POST',
    url: userPoolEndpoint,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify({ ClientId, ...body }),
  });
  return z
    .object({
      ChallengeName: z.optional(z.string()),
      Session: z.optional(z.string()),
      ChallengeParameters: z.record(z.string(), z.string()),
      AuthenticationResult: z.optional(z.object({})),
    })
    .parse(answer.json());
}
