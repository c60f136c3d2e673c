// Again on PostgreSQL: locks and lost connections are its own.
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createIdentity } from '#identity/identity.ts';
import { openDatabase, type Opened } from '#server/database/open.ts';
import * as tables from '#server/database/schema.ts';
import { isUnreachable } from '#server/http/unreachable.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { berechne, speichere } from '#tests/support/berechnung.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openFaultProxy, type Fault, type FaultProxy } from '#tests/support/faults/proxy.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

const url = process.env['DATABASE_URL'];
/** `reference/trust.md` R4. */
const [answerMs, recoveryMs] = [6_000, 5_000];

// The embedded database is in the process: it is there whenever the process is.
describe.skipIf(url === undefined)('while PostgreSQL is away', () => {
  let store: TestDatabase;
  let proxy: FaultProxy;
  let opened: Opened;
  let api: TestApi;
  const lines: string[] = [];
  beforeAll(async () => {
    store = await openTestDatabase();
    const own = new URL(url ?? '');
    own.pathname = await nameOf(store);
    proxy = await openFaultProxy(Number(own.port));
    own.port = String(proxy.port);
    opened = await openDatabase({ url: own.href, folder: '', log: (line) => lines.push(line) });
    api = await openTestApi({ on: opened });
    await insertRows(api.database);
  });
  beforeEach(async () => {
    await store.database.execute(
      sql`truncate vormerkung, journal, mitteilung, wiederholung, dokument cascade`,
    );
  });
  afterAll(async () => {
    await api.close();
    await proxy.close();
    await store.close();
  });

  const read = () =>
    api.send({ method: 'GET', path: `/vertrag/${nummern.eigener}`, als: people.kundin });

  test.each<[Fault, number]>([
    ['refused', 0],
    ['silent', 0],
    ['slow', 3_000],
  ])(
    'with the database %s everybody is told within 6 seconds, and served again within 5 once it is back',
    async (fault, slowMs) => {
      const body = await berechne(api, people.kundin);
      await Promise.all(Array.from({ length: 10 }, read));
      await proxy.set(fault, slowMs);
      const key = crypto.randomUUID();
      // More than there are connections.
      const calls = [...Array.from({ length: 14 }, () => read), () => save(body, key)];
      const answers = await Promise.all(calls.map(timed));
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      expect(slowest).toBeLessThan(answerMs);
      expect(
        answers.map(told).filter((answer) => answer !== 'told' && answer !== 'served'),
      ).toEqual([]);
      expect(answers.some((answer) => told(answer) === 'told')).toBe(true);
      await proxy.set('none');
      expect(await untilServed()).toBeLessThan(recoveryMs);
      await expectWhole();
      expect(await save(body, key)).toMatchObject({ status: 200 });
      expect(await store.database.$count(tables.journal)).toBe(1);
    },
    30_000,
  );

  test.each<Fault>(['refused', 'silent'])(
    'with the database %s whoever signs in is told within 6 seconds, too',
    async (fault) => {
      const identity = await createIdentity({
        database: opened.database,
        clock: () => new Date(),
        origin: 'http://127.0.0.1',
        sendSms: () => Promise.resolve(),
        isUnreachable,
      });
      const app = fastify();
      await app.register(identity.routes);
      await proxy.set(fault);
      const begin = performance.now();
      const { userPoolClientId: ClientId, userPoolEndpoint: url } = identity.pool('benutzer');
      const AuthParameters = { USERNAME: 'a@example.org', SRP_A: 'abcd', CHALLENGE_NAME: 'SRP_A' };
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
        payload: JSON.stringify({ AuthFlow: 'CUSTOM_AUTH', ClientId, AuthParameters }),
      });
      expect(performance.now() - begin).toBeLessThan(answerMs);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers).toMatchObject({
        'retry-after': '1',
        'x-amzn-errortype': 'ServiceUnavailable:',
      });
      await proxy.set('none');
      expect(await untilServed()).toBeLessThan(recoveryMs);
      await app.close();
    },
    30_000,
  );

  test('a connection cut off at any moment of a save costs nobody more than another try', async () => {
    for (let delay = 0; delay < 24; delay += 2) {
      const body = await berechne(api, people.kundin);
      const key = crypto.randomUUID();
      const pending = [save(body, key), read()];
      await after(delay);
      proxy.reset();
      for (const { status } of await Promise.all(pending)) expect([200, 503]).toContain(status);
      expect(await save(body, key)).toMatchObject({ status: 200 });
      expect(await store.database.$count(tables.journal)).toBe(1);
      await store.database.execute(sql`truncate vormerkung, journal, wiederholung`);
    }
    await expectWhole();
  }, 30_000);

  const save = (body: Awaited<ReturnType<typeof berechne>>, key: string) =>
    speichere(api, people.kundin, body, key);

  async function untilServed(): Promise<number> {
    const begin = performance.now();
    while ((await read()).status !== 200) {
      if (performance.now() - begin > 2 * recoveryMs) break;
      await after(20);
    }
    return performance.now() - begin;
  }

  /** As many requests at once as there are connections, and none left behind in a transaction. */
  async function expectWhole(): Promise<void> {
    const answers = await Promise.all(Array.from({ length: 20 }, read));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { rows } = z.parse(counted, await store.database.execute(inTransaction));
    expect(rows).toEqual([{ count: 0 }]);
  }
});

const inTransaction = sql`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'
  and state_change < now() - interval '5 seconds'`;
const counted = z.object({ rows: z.array(z.object({ count: z.int() })) });

async function timed(call: () => Promise<Reply>): Promise<Reply & { ms: number }> {
  const begin = performance.now();
  const reply = await call();
  return { ...reply, ms: performance.now() - begin };
}

/** Either an answer, or the word that there is none now and when to ask again. */
function told({ status, headers, body }: Reply): string {
  if (status === 200) return 'served';
  const isTold = status === 503 && headers['retry-after'] === '1';
  return isTold ? 'told' : JSON.stringify({ status, headers, body });
}

async function nameOf({ database }: TestDatabase): Promise<string> {
  const name = z.object({ rows: z.tuple([z.object({ name: z.string() })]) });
  return z.parse(name, await database.execute(sql`select current_database() as name`)).rows[0].name;
}
