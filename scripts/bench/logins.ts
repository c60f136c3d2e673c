// Whole sign-ins, password proof and code, per second of one core that is server and database at once.
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import fastify from 'fastify';
import { createIdentity } from '#identity/identity.ts';
import { migrateIdentity } from '#identity/migrate.ts';
import { signInBySrp } from './signInBySrp.ts';

const seconds = 5;
const atOnce = 8;
const password = 'Demo-Portal2026!';

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
const pool = identity.pool('benutzer');

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
  const code = () => codes.get(handynummer) ?? '';
  const signedInNow = await signInBySrp(call, pool, { email, passwort: password, code });
  clientMicros += signedInNow.clientMicros;
}

async function call(operation: string, body: object): Promise<unknown> {
  const answer = await app.inject({
    method: 'POST',
    url: pool.userPoolEndpoint,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify(body),
  });
  return answer.json();
}
