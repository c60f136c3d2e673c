import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '#server/database/lock.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { ausgang } from '#server/database/antragsschema.ts';

// Runs as a process of its own that a test starts and kills: databaseProcess.ts <lock|open|write> <folder>
const [, , task = '', folder = ''] = process.argv;
const migrations = fileURLToPath(new URL('../../src/server/database/migrations', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await run();
} catch (error) {
  say(`refused: ${error instanceof Error ? error.message : 'unknown'}`);
  process.exit(1);
}

async function run(): Promise<void> {
  // Keeps the process until it is killed.
  setInterval(() => {}, 60_000);
  if (task === 'lock') {
    await lockFolder(folder);
    say('open');
    return;
  }
  await serve();
}

async function serve(): Promise<void> {
  const opened = await openDatabase({ folder });
  await migrateDatabase(opened, migrations);
  say('open');
  if (task !== 'write') return;
  for (;;) {
    const id = randomUUID();
    await opened.database
      .insert(ausgang)
      .values({ id, kanal: 'SMS', an: 'x', text: 'x'.repeat(500), zeit: new Date() });
    say(`written ${id}`);
  }
}
