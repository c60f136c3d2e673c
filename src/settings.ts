import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Tls } from '#server/app.ts';

/** Pool of Amazon Cognito that a portal signs in to; absent where the local identity serves. */
export interface CognitoPool {
  userPoolId: string;
  userPoolClientId: string;
}

/** How this process runs; read once from the environment. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  dataFolder: string;
  /** Folder of the uploads, where no bucket takes them. */
  uploadFolder: string;
  /** Addresses or networks of proxies whose forwarded headers count. */
  trustProxy: string[];
  /** Origins whose pages may frame the portal (`docs/einbettung.md`); nobody's when empty. */
  frameHosts: string[];
  /** Off only for measurements, never in production. */
  rateLimit: boolean;
  /** Answers are held against their schemas: in development, unless it is measured what production would answer. */
  answersChecked: boolean;
  cognito: Record<Portal, CognitoPool> | null;
  /** Where links in mails lead, without a slash at the end; undefined in production sends none. */
  portalUrl: string | undefined;
  /** Folder of the insurer's legal texts; ours alone count when null. */
  rechtstexteFolder: string | null;
  /** Countries to whose mobile numbers codes are sent; the usual ones when undefined. */
  smsLaender: string[] | undefined;
  /** AES key of the `vmr` in a broker's links; null in production without one: no such link then leads to anybody. */
  vmrSchluessel: Buffer | null;
  /** Whoever sends it is the insurer (`/intern/v1`); null: that side is not served. The demo draws one at each start. */
  internToken: string | null;
  /** Certificate and key as PEM, where this process speaks TLS itself; null behind a proxy that does, and on this machine. */
  tls: Tls | null;
}

// An empty variable counts as unset, as shells and container files write it.
const text = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => (value === '' ? undefined : value)),
);
const environment = z.object({
  NODE_ENV: text,
  HOST: text,
  PORT: text,
  TRUST_PROXY: text,
  FRAME_HOSTS: text,
  DATABASE_URL: text,
  DATA_DIR: text,
  UPLOAD_DIR: text,
  RATE_LIMIT: text,
  ANSWERS: text,
  PORTAL_URL: text,
  SMS_LAENDER: text,
  RECHTSTEXTE_DIR: text,
  VMR_SCHLUESSEL: text,
  INTERN_TOKEN: text,
  TLS_CERT: text,
  TLS_KEY: text,
  COGNITO_BENUTZER_POOL: text,
  COGNITO_BENUTZER_CLIENT: text,
  COGNITO_VERMITTLER_POOL: text,
  COGNITO_VERMITTLER_CLIENT: text,
});

/** Settings from the environment; throws with a plain sentence when they do not fit together. */
export function settingsFrom(env: NodeJS.ProcessEnv, root: string): Settings {
  const e = environment.parse(env);
  const production = e.NODE_ENV === 'production';
  const dataFolder = e.DATA_DIR ?? `${root}/data`;
  const cognito = cognitoFrom(e);
  if (!cognito && production) {
    throw new Error(
      'In production the portal signs in to Amazon Cognito: set COGNITO_BENUTZER_POOL, COGNITO_BENUTZER_CLIENT, COGNITO_VERMITTLER_POOL and COGNITO_VERMITTLER_CLIENT.',
    );
  }
  if (!cognito && e.HOST && !['127.0.0.1', 'localhost', '::1'].includes(e.HOST)) {
    throw new Error('The local identity serves on this machine only: leave HOST unset.');
  }
  return {
    production,
    host: e.HOST ?? '127.0.0.1',
    port: portFrom(e.PORT ?? '3000'),
    trustProxy: e.TRUST_PROXY?.split(',') ?? [],
    frameHosts: frameHostsFrom(e.FRAME_HOSTS),
    databaseUrl: e.DATABASE_URL,
    dataFolder,
    uploadFolder: e.UPLOAD_DIR ?? `${dataFolder}.uploads`,
    rechtstexteFolder: e.RECHTSTEXTE_DIR ?? null,
    rateLimit: production || e.RATE_LIMIT !== 'off',
    answersChecked: !production && e.ANSWERS !== 'unchecked',
    cognito,
    portalUrl: portalUrlFrom(e.PORTAL_URL),
    smsLaender: smsLaenderFrom(e.SMS_LAENDER),
    vmrSchluessel: vmrSchluesselFrom(e.VMR_SCHLUESSEL, production),
    internToken: internTokenFrom(e.INTERN_TOKEN, production),
    tls: tlsFrom(e.TLS_CERT, e.TLS_KEY),
  };
}

function portalUrlFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : { protocol: '', origin: '' };
  if (/^https?:$/.test(protocol)) return origin;
  throw new Error('PORTAL_URL must be an address such as https://portal.example.org.');
}

/** Exact origins, by https: a list with a wildcard or a path would let in more, or nobody. */
function frameHostsFrom(text: string | undefined): string[] {
  const hosts = text?.split(',').map((host) => host.trim()) ?? [];
  if (hosts.every(isOrigin)) return hosts;
  throw new Error('FRAME_HOSTS must be origins such as https://www.example.org.');
}

function isOrigin(host: string): boolean {
  if (host.includes('*') || !URL.canParse(host)) return false;
  const { origin, protocol, hostname } = new URL(host);
  // Whoever stands between would be the page around the portal; on this machine nobody does.
  const isOwn = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return origin === host && (protocol === 'https:' || isOwn);
}

function smsLaenderFrom(text: string | undefined): string[] | undefined {
  const laender = text?.split(',').map((land) => land.trim());
  if (laender?.every((land) => /^[A-Z]{2}$/.test(land)) ?? true) return laender;
  throw new Error('SMS_LAENDER must be countries such as DE,AT,CH.');
}

/** Known to everybody who reads this line: good for demo links and nothing else. */
const demoVmrSchluessel = Buffer.from('vmr-schluessel-der-demodaten-123', 'utf8');

function vmrSchluesselFrom(text: string | undefined, production: boolean): Buffer | null {
  if (text === undefined) return production ? null : demoVmrSchluessel;
  const schluessel = Buffer.from(text, 'base64');
  if (schluessel.length === 32) return schluessel;
  throw new Error('VMR_SCHLUESSEL must be 32 bytes as base64.');
}

function internTokenFrom(text: string | undefined, production: boolean): string | null {
  if (text === undefined) return production ? null : randomBytes(32).toString('base64url');
  if (/^[\x21-\x7e]{32,}$/.test(text)) return text;
  throw new Error('INTERN_TOKEN must be at least 32 characters without spaces.');
}

function tlsFrom(cert: string | undefined, key: string | undefined): Tls | null {
  if (cert === undefined && key === undefined) return null;
  if (cert !== undefined && key !== undefined) {
    return { cert: pemFrom('TLS_CERT', cert), key: pemFrom('TLS_KEY', key) };
  }
  throw new Error('Set both TLS_CERT and TLS_KEY or neither of them.');
}

function pemFrom(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${name} must be a PEM file that can be read.`);
  }
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error('PORT must be a number from 1 to 65535.');
}

function cognitoFrom(e: z.infer<typeof environment>): Settings['cognito'] {
  const given = [
    e.COGNITO_BENUTZER_POOL,
    e.COGNITO_BENUTZER_CLIENT,
    e.COGNITO_VERMITTLER_POOL,
    e.COGNITO_VERMITTLER_CLIENT,
  ];
  const [benutzer, benutzerClient, vermittler, vermittlerClient] = given;
  if (benutzer && benutzerClient && vermittler && vermittlerClient) {
    return {
      benutzer: { userPoolId: benutzer, userPoolClientId: benutzerClient },
      vermittler: { userPoolId: vermittler, userPoolClientId: vermittlerClient },
    };
  }
  if (given.some((value) => value !== undefined)) {
    throw new Error('Set all four COGNITO_ variables or none of them.');
  }
  return null;
}
