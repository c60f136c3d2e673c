import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import { buildServer, type ServerOptions } from '#server/app.ts';
import type { Ablage } from '#server/ablage/ablage.ts';
import type { Database } from '#server/database/open.ts';
import { marken } from '#tests/support/marken.ts';
import type { Sendung } from '#server/outbox/ports.ts';
import { schriftenAus } from '../../src/schriften.ts';
import { testablage } from './ablage.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { openTestPools, type TestPools } from './tokens.ts';

export interface Person {
  portal: Portal;
  sub: string;
}

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** Path below `/api`, or below what stands in `unter`. */
  path: string;
  unter?: string;
  als?: Person | null;
  /** Sent instead of a good token of `als`. */
  authorization?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Key of the `vmr` of links in tests. */
export const vmrSchluessel = Buffer.alloc(32, 7);

export interface Reply {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** The real app on a real database, called without a socket. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  pools: TestPools;
  send: (request: Request) => Promise<Reply>;
  mails: Sendung[];
  sms: { an: string; text: string }[];
  ablage: Ablage;
  /** Folder of the uploads. */
  uploads: string;
  /** `origin_jti` of sign-ins that were ended. */
  revoked: Set<string>;
  /** The day and time the server believes it is. */
  setNow: (iso: string) => void;
  /** Takes the database away under the running app. */
  loseDatabase: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openTestApi(
  options: Partial<
    Pick<
      ServerOptions,
      | 'rateLimit'
      | 'sendMail'
      | 'sendSms'
      | 'smsLaender'
      | 'vmrSchluessel'
      | 'portalUrl'
      | 'isRevoked'
      | 'revokedSql'
      | 'trustProxy'
      | 'tls'
      | 'features'
      | 'clock'
      | 'tokens'
      | 'konten'
      | 'internToken'
      | 'marken'
    >
  > & {
    log?: FastifyBaseLogger;
    /** Where uploads go; a folder of its own by default. */
    ablage?: Ablage;
    /** A database of the caller's instead of a new one. */
    on?: TestDatabase;
  } = {},
): Promise<TestApi> {
  let now = new Date('2026-11-20T10:00:00Z');
  const clock = () => now;
  const uploads = join(tmpdir(), `uploads-${crypto.randomUUID()}`);
  const { on, ablage = testablage(uploads, clock), ...serverOptions } = options;
  const { database, close } = on ?? (await openTestDatabase());
  const pools = await openTestPools(clock);
  let lost: Promise<void> | undefined;
  const loseDatabase = () => (lost ??= close());
  const mails: TestApi['mails'] = [];
  const sms: TestApi['sms'] = [];
  const revoked = new Set<string>();
  const app = await buildServer({
    database,
    clock,
    tokens: pools.sources,
    isRevoked: ({ originJti }) => Promise.resolve(revoked.has(originJti)),
    pools: {
      benutzer: { userPoolId: 'eu_B', userPoolClientId: 'b', userPoolEndpoint: '/idp/eu_B' },
      vermittler: { userPoolId: 'eu_V', userPoolClientId: 'v' },
    },
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    sendSms: (an, text) => Promise.resolve(void sms.push({ an, text })),
    marken,
    ablage,
    schriften: await schriftenAus(root),
    vmrSchluessel,
    portalUrl: 'https://portal.example.org',
    rateLimit: false,
    log: false,
    ...serverOptions,
  });
  return {
    app,
    database,
    pools,
    mails,
    sms,
    ablage,
    uploads,
    revoked,
    setNow: (iso) => {
      now = new Date(iso);
    },
    send: (request) => send(app, pools, request),
    loseDatabase,
    close: async () => {
      await app.close();
      await loseDatabase();
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}

async function send(app: FastifyInstance, pools: TestPools, request: Request): Promise<Reply> {
  const { method, path, als, body, headers, unter = '/api' } = request;
  const authorization =
    request.authorization ?? (als ? `Bearer ${await pools.token(als.portal, als.sub)}` : undefined);
  const antwort = await app.inject({
    method,
    url: `${unter}${path}`,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // The day of the machine, not of the server: two answers that are alike would differ where its second ends.
  const { date: _, ...said } = antwort.headers;
  return { status: antwort.statusCode, body: bodyOf(antwort), headers: said };
}

/** What JSON says, and the text of a file. */
function bodyOf({ body, headers }: Awaited<ReturnType<FastifyInstance['inject']>>): unknown {
  if (body === '') return undefined;
  return String(headers['content-type']).startsWith('text/csv') ? body : JSON.parse(body);
}
