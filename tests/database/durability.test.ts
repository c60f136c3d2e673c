import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { ausgang } from '#server/database/antragsschema.ts';
import { startDatabaseProcess } from '#tests/support/childProcess.ts';

let home = '';
let folder = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'durability-'));
  folder = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

// A PostgreSQL server has its own care for this.
describe.skipIf(process.env['DATABASE_URL'] !== undefined)(
  'the embedded database after a kill',
  () => {
    test('a customer whose change was acknowledged finds it again after the server was killed', async () => {
      const acknowledged: string[] = [];
      for (const rows of [1, 60, 250]) {
        const child = startDatabaseProcess('write', folder);
        await child.line(() => child.lines.filter(isWritten).length >= rows);
        await child.kill();
        acknowledged.push(...child.lines.filter(isWritten).map((line) => line.slice(8)));
      }
      const opened = await openDatabase({ folder });
      const stored = new Set(
        (await opened.database.select({ id: ausgang.id }).from(ausgang)).map(({ id }) => id),
      );
      await opened.close();
      expect(acknowledged.length).toBeGreaterThan(300);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    }, 120_000);

    test.each(['data.new/postgresql.conf', 'data'])(
      'a first start that is killed when it has just made %s does not spoil the next start',
      async (made) => {
        const first = startDatabaseProcess('open', folder);
        await vi.waitUntil(() => existsSync(join(home, made)), { timeout: 50_000, interval: 2 });
        await first.kill();
        const second = startDatabaseProcess('open', folder);
        expect(await second.line(() => true)).toBe('open');
        await second.kill();
      },
      120_000,
    );
  },
);

function isWritten(line: string): boolean {
  return line.startsWith('written ');
}
