import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createRemoteJWKSet } from 'jose';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import { createIdentity, type Identity } from '#identity/identity.ts';
import { buildServer, type ServerOptions } from '#server/app.ts';
import {
  darfPasswortVergessen,
  istGesperrt,
  passwortHinweis,
} from '#server/commands/konto/passwortHinweis.ts';
import { ablageAusUmgebung } from '#server/ablage/ausUmgebung.ts';
import { uploadsVergessen } from '#server/commands/upload/hochladen.ts';
import type { Opened } from '#server/database/open.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { fileProvider } from '#server/features/fileProvider.ts';
import { isUnreachable } from '#server/http/unreachable.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { nachtwache } from '#server/jobs/nachtwache.ts';
import { pultRoutes } from '#server/intern/pult/routen.ts';
import { outboxRoutes } from '#server/outbox/routes.ts';
import { versandAusUmgebung } from '#server/outbox/versand.ts';
import { geheimnisse } from '#server/repositories/geheimnisse.ts';
import { demoAccounts } from '#server/seeds/accounts.ts';
import { markenMit } from './marken.ts';
import { schriftenAus } from './schriften.ts';
import { servePages } from './servePages.ts';
import type { CognitoPool, Settings } from './settings.ts';

export interface Composition extends Pick<Opened, 'database' | 'patient'> {
  settings: Settings;
  root: string;
  clock: () => Date;
  log: FastifyBaseLogger | false;
}

/** Everything on one port: API, identity, outbox, atlas and portal; the caller listens. */
export async function compose(parts: Composition): Promise<FastifyInstance> {
  const { database, patient, clock, settings } = parts;
  const marken = markenMit(parts.root, settings.rechtstexteFolder);
  const versand = versandAusUmgebung(process.env, database, clock);
  const ablage = ablageAusUmgebung(process.env, {
    ordner: settings.uploadFolder,
    clock,
    schluessel: () => geheimnisse(database).schluessel('ablage'),
  });
  const identity = settings.cognito
    ? null
    : await createIdentity({
        database,
        clock,
        origin: originOf(settings),
        sendSms: versand.sms,
        passwordWasReset: (account) => passwortHinweis({ database, clock }, account),
        mayResetPassword: (account) => darfPasswortVergessen({ database }, account),
        isLocked: (account) => istGesperrt({ database }, account),
        // The demo accounts share the few numbers nobody owns, and testers sign in again and again.
        smsPerHour: 60,
        isUnreachable,
        ...(settings.rateLimit ? {} : { callsPerMinute: false as const }),
      });
  const app = await buildServer({
    database,
    clock,
    ...(settings.cognito ? cognito(settings.cognito) : local(identity)),
    // Where Amazon Cognito holds the accounts, its admin calls have to stand here (decision 0005).
    konten: identity?.administration ?? null,
    sendMail: versand.mail,
    sendSms: versand.sms,
    ...(settings.smsLaender && { smsLaender: settings.smsLaender }),
    marken,
    ablage,
    schriften: await schriftenAus(parts.root),
    vmrSchluessel: settings.vmrSchluessel,
    internToken: settings.internToken,
    portalUrl: settings.portalUrl ?? (settings.production ? null : originOf(settings)),
    features: fileProvider(process.env['FEATURES_FILE']),
    log: parts.log,
    ...(settings.rateLimit ? {} : { rateLimit: false as const }),
    answersChecked: settings.answersChecked,
    trustProxy: settings.trustProxy,
    frameHosts: settings.frameHosts,
    tls: settings.tls,
  });
  if (identity) {
    await identity.putUsers(demoAccounts);
    await app.register(identity.routes);
  }
  sweepHourly(app, async () => {
    await identity?.sweep();
    await aufraeumen(patient, clock());
    await uploadsVergessen({ database, ablage }, clock());
  });
  nachtwache(app, { database: patient, clock, absender: (marke) => absenderVon(marken[marke]) });
  if (!settings.production) {
    await app.register(outboxRoutes(database));
    const { internToken: token } = settings;
    if (token) await app.register(pultRoutes({ clock, token }));
  }
  await servePages(app, parts.root, settings);
  return app;
}

function sweepHourly(app: FastifyInstance, sweep: () => Promise<void>): void {
  const run = () => void sweep().catch((error: unknown) => app.log.error(error));
  const timer = setInterval(run, 3_600_000).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** The address this process is reached at on its own machine. */
export function originOf({ host, port, tls }: Settings): string {
  return `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Tokens = Pick<ServerOptions, 'tokens' | 'isRevoked' | 'revokedSql' | 'pools' | 'connectSrc'>;

function local(identity: Identity | null): Tokens {
  if (!identity) throw new Error('Neither Cognito nor the local identity is configured.');
  return {
    tokens: both((portal) => ({
      issuer: identity.issuer(portal),
      clientId: identity.pool(portal).userPoolClientId,
      keys: identity.keys(portal),
    })),
    pools: both((portal) => identity.pool(portal)),
    isRevoked: (session) => identity.isRevoked(session),
    revokedSql: identity.revokedSql,
  };
}

function cognito(pools: Record<Portal, CognitoPool>): Tokens {
  const region = (portal: Portal) => pools[portal].userPoolId.split('_')[0] ?? '';
  const host = (portal: Portal) => `https://cognito-idp.${region(portal)}.amazonaws.com`;
  const issuer = (portal: Portal) => `${host(portal)}/${pools[portal].userPoolId}`;
  return {
    tokens: both((portal) => ({
      issuer: issuer(portal),
      clientId: pools[portal].userPoolClientId,
      keys: createRemoteJWKSet(new URL(`${issuer(portal)}/.well-known/jwks.json`)),
    })),
    pools,
    connectSrc: [...new Set([host('benutzer'), host('vermittler')])],
    // Cognito keeps no list an API could ask; access tokens live 15 minutes at most there.
    isRevoked: () => Promise.resolve(false),
  };
}

function both<T>(make: (portal: Portal) => T): Record<Portal, T> {
  return { benutzer: make('benutzer'), vermittler: make('vermittler') };
}
