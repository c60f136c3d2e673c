import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

/** What the test files of one run share; all of it is gone afterwards. */
interface Run {
  folder: string;
  /** Names of its databases on the server of `DATABASE_URL` begin with it. */
  databases: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    run: Run;
  }
}

/** Vitest's global set-up. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const id = randomBytes(4).toString('hex');
  const run = { folder: join(tmpdir(), `portal-tests-${id}`), databases: `test_${id}_` };
  mkdirSync(run.folder);
  provide('run', run);
  return async () => {
    rmSync(run.folder, { recursive: true, force: true });
    const url = process.env.DATABASE_URL;
    if (url !== undefined) await dropAll(url, run.databases);
  };
}

async function dropAll(connectionString: string, begin: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [begin],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}
