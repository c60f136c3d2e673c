import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import * as z from 'zod/mini';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
  type NewUser,
} from '#identity/identity.ts';
import { migrateIdentity } from '#identity/migrate.ts';
import { isUnreachable } from '#server/http/unreachable.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

export const passwort = 'Demo-Portal2026!';

/** A listening identity endpoint with its own database, a clock to turn and a mobile phone to read. */
export interface Endpoint {
  identity: Identity;
  database: TestDatabase['database'];
  origin: string;
  /** Text messages, oldest first. */
  messages: { to: string; text: string }[];
  /** The code of the newest message. */
  lastCode: () => string;
  /** Lines of the log. */
  log: string[];
  /** A new account with its own name and number. */
  person: (changes?: Partial<NewUser>) => Promise<NewUser>;
  turnClock: (milliseconds: number) => void;
  now: () => Date;
  /** From now on the gateway fails, or works again. */
  breakSms: (isBroken: boolean) => void;
  /** From now on nobody listens where the database was, or it is back. */
  loseDatabase: (isAway: boolean) => void;
  call: (operation: string, body: unknown, options?: CallOptions) => Promise<Reply>;
  close: () => Promise<void>;
}

export interface CallOptions {
  portal?: NewUser['portal'];
  poolId?: string;
  contentType?: string;
}

export interface Reply {
  status: number;
  /** Header `x-amzn-errortype`, without its colon. */
  error: string | undefined;
  body: Record<string, unknown>;
}

export async function openEndpoint(
  options: Pick<IdentityOptions, 'steps' | 'callsPerMinute'> = {},
): Promise<Endpoint> {
  const { database: whole, close } = await openTestDatabase();
  await migrateIdentity(whole);
  let isAway = false;
  const database = new Proxy(whole, {
    get: (target, name) => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      const value: unknown = Reflect.get(target, name, target);
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
  const messages: Endpoint['messages'] = [];
  const log: string[] = [];
  let offset = 0;
  let isBroken = false;
  let people = 0;
  const app = fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
  });
  const now = () => new Date(Date.now() + offset);
  // The port is known only after listening, and the issuer must be known before.
  const origin = `http://127.0.0.1:${await freePort()}`;
  const identity = await createIdentity({
    database,
    callsPerMinute: false,
    ...options,
    clock: now,
    origin,
    isUnreachable,
    sendSms: (to, text) => {
      if (isBroken) return Promise.reject(new Error(`gateway down: ${text}`));
      messages.push({ to, text });
      return Promise.resolve();
    },
  });
  await app.register(identity.routes);
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });

  return {
    identity,
    database,
    origin,
    messages,
    log,
    now,
    lastCode: () => /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? 'no message',
    turnClock: (milliseconds) => {
      offset += milliseconds;
    },
    breakSms: (broken) => {
      isBroken = broken;
    },
    loseDatabase: (away) => {
      isAway = away;
    },
    person: async (changes = {}) => {
      people += 1;
      const user: NewUser = {
        portal: 'benutzer',
        sub: randomUUID(),
        email: `person.${people}@example.org`,
        handynummer: `0152 28817${String(people).padStart(3, '0')}`,
        passwort,
        initial: false,
        attribute: { name: 'Anna Bergmann', 'custom:partnernummer': '1000001' },
        ...changes,
      };
      await identity.putUser(user);
      return user;
    },
    call: async (operation, body, { portal = 'benutzer', ...options } = {}) => {
      const poolId = options.poolId ?? identity.pool(portal).userPoolId;
      const response = await fetch(`${origin}/idp/${poolId}`, {
        method: 'POST',
        headers: {
          'content-type': options.contentType ?? 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return {
        status: response.status,
        error: response.headers.get('x-amzn-errortype')?.replace(/:$/, ''),
        body: z.record(z.string(), z.unknown()).parse(await response.json()),
      };
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = fastify();
  const address = await probe.listen({ host: '127.0.0.1', port: 0 });
  await probe.close();
  return Number(new URL(address).port);
}
