import * as z from 'zod/mini';
import type { Portal } from '#contract/endpoints/endpoint.ts';

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
  /** Off only for measurements, never in production. */
  rateLimit: boolean;
  cognito: Record<Portal, CognitoPool> | null;
}

const text = z.optional(z.string().check(z.minLength(1)));
const environment = z.object({
  NODE_ENV: text,
  HOST: text,
  PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'PORT is a number.'))),
  DATABASE_URL: text,
  DATA_DIR: text,
  RATE_LIMIT: z.optional(z.literal('off', 'RATE_LIMIT is off or unset.')),
  COGNITO_BENUTZER_POOL: text,
  COGNITO_BENUTZER_CLIENT: text,
  COGNITO_VERMITTLER_POOL: text,
  COGNITO_VERMITTLER_CLIENT: text,
});

/** Settings from the environment; throws with a plain sentence when they do not fit together. */
export function settingsFrom(env: NodeJS.ProcessEnv, root: string): Settings {
  const e = environment.parse(env);
  const production = e.NODE_ENV === 'production';
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
    port: Number(e.PORT ?? 3000),
    databaseUrl: e.DATABASE_URL,
    dataFolder: e.DATA_DIR ?? `${root}/data`,
    rateLimit: production || e.RATE_LIMIT !== 'off',
    cognito,
  };
}

function cognitoFrom(e: z.infer<typeof environment>): Settings['cognito'] {
  const { COGNITO_BENUTZER_POOL: benutzer, COGNITO_VERMITTLER_POOL: vermittler } = e;
  if (!benutzer || !vermittler || !e.COGNITO_BENUTZER_CLIENT || !e.COGNITO_VERMITTLER_CLIENT) {
    return null;
  }
  return {
    benutzer: { userPoolId: benutzer, userPoolClientId: e.COGNITO_BENUTZER_CLIENT },
    vermittler: { userPoolId: vermittler, userPoolClientId: e.COGNITO_VERMITTLER_CLIENT },
  };
}
