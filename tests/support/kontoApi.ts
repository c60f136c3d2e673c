import * as z from 'zod/mini';
import { createIdentity, openAccounts, type Identity, type NewUser } from '#identity/identity.ts';
import { migrateIdentity } from '#identity/migrate.ts';
import { serverKeys } from '#identity/schema.ts';
import {
  darfPasswortVergessen,
  istGesperrt,
  passwortHinweis,
} from '#server/commands/konto/passwortHinweis.ts';
import * as tables from '#server/database/schema.ts';
import { passwort, type CallOptions, type Endpoint } from '#tests/identity/endpoint.ts';
import { rawClient } from '#tests/identity/rawClient.ts';
import { openTestApi, type Reply, type Request, type TestApi } from './api.ts';
import { openTestDatabase } from './database.ts';
import { insertRows, nummern } from './rows.ts';

/** The API together with the real identity pools, on one database and one clock. */
export interface KontoApi extends Pick<
  TestApi,
  'app' | 'database' | 'mails' | 'send' | 'sms' | 'close'
> {
  identity: Identity;
  client: ReturnType<typeof rawClient>;
  vermittlerClient: ReturnType<typeof rawClient>;
  /** The same from another network address. */
  clientFrom: (address: string) => ReturnType<typeof rawClient>;
  now: () => Date;
  turnClock: (milliseconds: number) => void;
  /** A call of the API with the token of a session, or with none. */
  call: (
    method: Request['method'],
    path: string,
    body?: unknown,
    accessToken?: string,
  ) => Promise<Reply>;
  /** Token of the newest link in a mail. */
  link: () => string;
  /** Code of the newest SMS. */
  code: () => string;
  /** Waits for a mail that was not waited for yet. */
  post: () => Promise<void>;
}

const keys: (typeof serverKeys.$inferInsert)[] = [];

/** The customer with an account: her contract, postcode and date of birth fit. */
export const anna = {
  partnerNummer: 'P000001',
  contractId: nummern.eigener,
  plz: '48143',
  geburtsdatum: '1992-03-14',
  email: 'anna@example.org',
  handynummer: '+4915228817001',
  passwort,
} as const;

const begin = () => new Date('2026-11-20T10:00:00Z');

/** The API of the other tests, with empty identity pools behind its account calls. */
export async function openTestApiWithAccounts(): Promise<TestApi> {
  const on = await openTestDatabase();
  await migrateIdentity(on.database);
  const { database } = on;
  const { administration: konten } = await openAccounts({ database, clock: begin });
  return openTestApi({ on, konten });
}

export async function openKontoApi(
  options: Parameters<typeof openTestApi>[0] = {},
): Promise<KontoApi> {
  const on = await openTestDatabase();
  const { database } = on;
  await migrateIdentity(database);
  // Making keys takes longer than everything else here.
  if (keys.length > 0) await database.insert(serverKeys).values(keys);
  let offset = 0;
  let seen = 0;
  const clock = () => new Date(Date.now() + offset);
  const sms: TestApi['sms'] = [];
  const sendSms = (an: string, text: string) => Promise.resolve(void sms.push({ an, text }));
  const identity = await createIdentity({
    database,
    clock,
    origin: 'http://127.0.0.1:3331',
    sendSms,
    callsPerMinute: false,
    passwordWasReset: (account) => passwortHinweis({ database, clock }, account),
    mayResetPassword: (account) => darfPasswortVergessen({ database }, account),
    isLocked: (account) => istGesperrt({ database }, account),
  });
  if (keys.length === 0) keys.push(...(await database.select().from(serverKeys)));
  const source = (portal: NewUser['portal']) => ({
    issuer: identity.issuer(portal),
    clientId: identity.pool(portal).userPoolClientId,
    keys: identity.keys(portal),
  });
  const api = await openTestApi({
    on,
    clock,
    sendSms,
    tokens: { benutzer: source('benutzer'), vermittler: source('vermittler') },
    isRevoked: (session) => identity.isRevoked(session),
    konten: identity.administration,
    ...options,
  });
  await api.app.register(identity.routes);
  await insertRows(database);
  await putAnna(api, identity);
  const code = () => /\b\d{6}\b/.exec(sms.at(-1)?.text ?? '')?.[0] ?? 'no message';
  const endpoint = { identity, lastCode: code, call: callIdp(api, identity) };
  return {
    ...api,
    sms,
    identity,
    client: rawClient(endpoint),
    vermittlerClient: rawClient(endpoint, 'vermittler'),
    clientFrom: (address) => rawClient({ ...endpoint, call: callIdp(api, identity, address) }),
    now: clock,
    turnClock: (milliseconds) => {
      offset += milliseconds;
    },
    call: (method, path, body, accessToken) =>
      api.send({
        method,
        path,
        ...(body !== undefined && { body }),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      }),
    link: () => {
      const texts = api.mails.map(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1]);
      return texts.findLast((token) => token !== undefined) ?? 'no link';
    },
    code,
    post: async () => {
      await waitFor(() => api.mails.length > seen);
      seen = api.mails.length;
    },
  };
}

async function putAnna({ database }: TestApi, identity: Identity): Promise<void> {
  const sub = 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa';
  const { email, handynummer, partnerNummer, geburtsdatum } = anna;
  await database.delete(tables.zugang);
  await database.update(tables.partner).set({ geburtsdatum, telefon: null });
  await database.insert(tables.zugang).values({
    portal: 'benutzer',
    sub,
    email,
    name: 'Lena Krüger',
    rolle: 'kunde',
    partnerNummer,
    rechte: [],
  });
  await identity.putUser({
    portal: 'benutzer',
    sub,
    email,
    handynummer,
    passwort,
    initial: false,
    attribute: { name: 'Lena Krüger', 'custom:partnernummer': partnerNummer },
  });
}

function callIdp(
  { app }: TestApi,
  identity: Identity,
  remoteAddress = '127.0.0.1',
): Endpoint['call'] {
  return async (operation, body, { portal = 'benutzer', contentType }: CallOptions = {}) => {
    const answer = await app.inject({
      method: 'POST',
      remoteAddress,
      url: identity.pool(portal).userPoolEndpoint,
      headers: {
        'content-type': contentType ?? 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify(body),
    });
    const type = answer.headers['x-amzn-errortype'];
    return {
      status: answer.statusCode,
      error: typeof type === 'string' ? type.replace(/:$/, '') : undefined,
      body: z.record(z.string(), z.unknown()).parse(answer.json()),
    };
  };
}

async function waitFor(isDone: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isDone() && Date.now() < end) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
