// Again on PostgreSQL: locks and lost connections are its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/database/lock.ts';
import { openDatabase } from '#server/database/open.ts';
import { startDatabaseProcess, type Child } from '#tests/support/childProcess.ts';

let home = '';
let folder = '';
let children: Child[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(home, 'data');
});

afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  children = [];
  rmSync(home, { recursive: true, force: true });
});

function start(task: 'lock' | 'open'): Child {
  const child = startDatabaseProcess(task, folder);
  children.push(child);
  return child;
}

// A PostgreSQL server is there for many processes.
describe.skipIf(process.env['DATABASE_URL'] !== undefined)(
  'the lock of the embedded database',
  () => {
    test('a second start on the same data is refused with the folder, and works once the first was killed', async () => {
      const first = start('open');
      await first.line((line) => line === 'open');
      await expect(openDatabase({ folder })).rejects.toThrow(
        `The database in ${folder} is in use by process ${first.pid}.`,
      );
      await first.kill();
      expect(existsSync(`${folder}.lock`)).toBe(true);
      const opened = await openDatabase({ folder });
      expect(await opened.healthy()).toBe(true);
      await opened.close();
      expect(readdirSync(home)).toEqual(['data']);
    }, 120_000);

    test('the process that holds the data cannot open it a second time itself', async () => {
      const release = await lockFolder(folder);
      await expect(lockFolder(folder)).rejects.toThrow('wird bereits vom Prozess');
      release();
      (await lockFolder(folder))();
      expect(readdirSync(home)).toEqual([]);
    });

    test('a lock whose process number belongs to another process by now is taken over', async () => {
      writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, start: 'long ago' }));
      const release = await lockFolder(folder);
      release();
      expect(existsSync(`${folder}.lock`)).toBe(false);
    });

    test('a lock file that a power cut left empty is taken over', async () => {
      writeFileSync(`${folder}.lock`, '');
      (await lockFolder(folder))();
      expect(existsSync(`${folder}.lock`)).toBe(false);
    });

    test('of several starts that find a stale lock at once exactly one gets the data', async () => {
      writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, start: 'long ago' }));
      const starts = Array.from({ length: 5 }, () => start('lock'));
      const answers = await Promise.all(starts.map((child) => child.line(() => true)));
      expect(answers.filter((answer) => answer === 'open')).toHaveLength(1);
      expect(
        answers.filter((answer) => answer.startsWith('refused: The database in')),
      ).toHaveLength(4);
    }, 120_000);
  },
);

test('what a lock leaves beside the usual folder is never committed', () => {
  const names = ['data.lock', 'data.lock.takeover', 'data.lock.4711', 'data.uploads/a', 'data/a'];
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...names], {
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual(names);
});
