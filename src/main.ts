import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { migrateIdentity } from '#identity/migrate.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type Opened, openDatabase } from '#server/database/open.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { tageslauf } from '#server/jobs/nachtlauf.ts';
import { heuteInBerlin, zeitAm } from '#contract/tag.ts';
import { demoEinwilligungen } from '#server/seeds/einwilligungen.ts';
import { seedDemo } from '#server/seeds/seed.ts';
import { demoAccounts } from '#server/seeds/accounts.ts';
import { compose, originOf } from './compose.ts';
import { markenMit } from './marken.ts';
import type { Settings } from './settings.ts';

export { settingsFrom } from './settings.ts';

const clock = () => new Date();
const graceMs = 5_000;

/** Migrates and seeds, then closes the database again. */
export async function prepare(settings: Settings, root: string): Promise<void> {
  const opened = await open(settings, root);
  await opened.close();
}

/**
 * Does the nightly work of a day by hand, as if it were today; nothing is noted as done. In production it is
 * today: a day gone by is made up for as after a standstill, one to come is refused.
 */
export async function workDay(settings: Settings, root: string, tag: string) {
  const { production } = settings;
  if (production && tag > heuteInBerlin(clock())) {
    throw new Error(`${tag} is still to come: in production only days that have begun are worked.`);
  }
  const marken = markenMit(root, settings.rechtstexteFolder);
  const opened = await open(settings, root);
  try {
    return await tageslauf(
      {
        database: opened.patient,
        clock: production ? clock : () => zeitAm(tag, '10:00'),
        absender: (marke) => absenderVon(marken[marke]),
        melden: (was, text) => process.stderr.write(`${text} ${JSON.stringify(was)}\n`),
      },
      tag,
    );
  } finally {
    await opened.close();
  }
}

/** Serves until SIGINT or SIGTERM. */
export async function serve(settings: Settings, root: string): Promise<void> {
  const opened = await open(settings, root);
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' });
  const { database, patient } = opened;
  const app = await compose({ database, patient, settings, root, clock, log });
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await opened.close();
    throw portTaken(error)
      ? new Error(`Port ${settings.port} is taken. Choose another one: PORT=3001 npm start`)
      : error;
  }
  stopOnSignal(app, opened);
  greet(settings, opened);
}

async function open(settings: Settings, root: string): Promise<Opened> {
  const opened = await openDatabase({
    ...(settings.databaseUrl ? { url: settings.databaseUrl } : {}),
    folder: settings.dataFolder,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    const { patient: database } = opened;
    await migrateDatabase({ database }, folderOf(root, 'server/database/migrations'));
    if (!settings.cognito) {
      await migrateIdentity(database, folderOf(root, 'identity/migrations'));
    }
    if (!settings.production) await seedDemo(database, heuteInBerlin(clock()));
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function folderOf(root: string, path: string): string {
  const folder = join(root, 'src', path);
  if (!existsSync(folder)) throw new Error(`Migrations are missing: ${path}`);
  return folder;
}

function portTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Finishes running requests and closes the database; what still hangs after the grace, or a second signal, is cut off. */
function stopOnSignal(app: FastifyInstance, opened: Opened): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => cutOff(app, opened), graceMs).unref();
    void close(app, opened).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A server that speaks TLS cannot be told to cut its lines; there the process ends with what still hangs on them. */
function cutOff({ server }: FastifyInstance, opened: Opened): void {
  if ('closeAllConnections' in server) server.closeAllConnections();
  else void opened.close().finally(() => process.exit(0));
}

async function close(app: FastifyInstance, opened: Opened): Promise<void> {
  try {
    await app.close();
  } finally {
    await opened.close();
  }
}

function greet(settings: Settings, { kind }: Opened): void {
  const origin = originOf(settings);
  const lines = [
    '',
    `Portal   ${origin}/            (${kind === 'embedded' ? 'embedded database' : 'PostgreSQL'})`,
    `Abläufe  ${origin}/ablaeufe/   every flow as a diagram`,
  ];
  if (!settings.cognito) {
    lines.push(
      `Outbox   ${origin}/dev/outbox  codes and mails arrive here`,
      `Desk     ${origin}/dev/service the insurer answers here`,
      '',
      `Customers sign in at ${origin}/kunden/login/`,
      ...accounts('benutzer'),
      `Brokers sign in at ${origin}/vermittler/login/`,
      ...accounts('vermittler'),
      'The password of all is Demo-Portal2026!',
      '',
      'Consents about health open at',
      ...demoEinwilligungen.map(
        ({ name, token }) => `  ${origin}/einwilligung/#ref=${token} (${name})`,
      ),
      '',
      'Ctrl-C stops.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function accounts(portal: 'benutzer' | 'vermittler'): string[] {
  return demoAccounts
    .filter((account) => account.portal === portal)
    .map((account) => `  ${account.email.padEnd(34)} ${account.zeigt}`);
}
