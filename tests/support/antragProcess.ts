import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { outbox } from '#server/outbox/outbox.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from './antrag.ts';
import { hausrat } from './musterantraege.ts';
import { openTestApi } from './api.ts';

// Runs as a process of its own that a test starts and kills: it concludes the application that the process before
// it had prepared, then prepares and concludes one for another name: antragProcess.ts <folder> <name> [<name> <antragId>]
const [, , folder = '', vorname = '', voriger, antragId] = process.argv;
const migrations = fileURLToPath(new URL('../../src/server/database/migrations', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

// Keeps the process until it is killed.
setInterval(() => {}, 60_000);
const opened = await openDatabase({ folder });
await migrateDatabase(opened, migrations);
const { database, close } = opened;
const clock = () => new Date('2026-11-20T10:00:00Z');
const api = await openTestApi({ on: { database, close }, sendMail: outbox(database, clock).mail });

const antragFuer = (name: string) => mit(hausrat, 'person', { vorname: name });
async function schliesse(name: string, id: string): Promise<void> {
  const { status, body } = await stelle(api, 'hausrat', einreichung(antragFuer(name), id));
  const { versicherungsNummer } = z.parse(z.object({ versicherungsNummer: z.string() }), body);
  say(`answered ${name}: ${status} ${versicherungsNummer}`);
}

if (voriger !== undefined && antragId !== undefined) await schliesse(voriger, antragId);
const eigene = await antragIdVon(bereiteVor(api, antragFuer(vorname)));
say(`prepared ${eigene}`);
await schliesse(vorname, eigene);
