import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const id = 'konto/rueckruf';

describe('a new flow', { timeout: 300_000 }, () => {
  let copy = '';
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const flowNew = (...args: string[]) =>
    run('node_modules/tsx/dist/cli.mjs', 'scripts/flowNew.ts', ...args);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');

  beforeAll(() => {
    copy = realpathSync(mkdtempSync(join(tmpdir(), 'flow-new-')));
    cpSync(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const { status, stderr } = flowNew(id, 'Rückruf');
    expect({ status, stderr: withoutNpm(stderr) }).toEqual({ status: 0, stderr: '' });
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('is typed throughout', () => {
    const narrow = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false },
      include: [`machines/${id}`, `src/portal/flows/${id}`, `tests/models/${id}`, 'src/**/*.d.ts'],
    };
    writeFileSync(join(copy, 'tsconfig.flow.json'), JSON.stringify(narrow));
    const { stdout } = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.flow.json');
    expect(stdout.split('\n').filter((line) => line.includes(id))).toEqual([]);
  });

  test('passes the linter and is formatted', () => {
    const folders = [`machines/${id}`, `src/portal/flows/${id}`, `tests/models/${id}`];
    const lint = run('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders);
    expect(lint.stdout).toContain('Found 0 warnings and 0 errors');
    const format = run(
      'node_modules/oxfmt/bin/oxfmt',
      '--check',
      ...folders,
      'machines/registry.ts',
    );
    expect(format.status).toBe(0);
  });

  test('lacks no folder and keeps to its rooms', () => {
    const { status, stdout } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/rooms.test.ts',
      '-t',
      `${id} has its chart|relative import|drawer`,
    );
    expect(status, stdout).toBe(0);
  });

  test('holds in the proof', () => {
    const { stdout, stderr } = run('node_modules/tsx/dist/cli.mjs', 'scripts/prove.ts');
    expect(stdout).toMatch(new RegExp(`^${id} +\\| +6 \\| +11 \\| +11 \\|`, 'm'));
    expect(stderr.split('\n').filter((line) => line.startsWith(id))).toEqual([]);
  });

  test('reads as the page about charts shows it', () => {
    const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(read('machines/README.md')) ?? [];
    const parts = block.split('// …\n');
    expect(parts.length).toBe(2);
    for (const part of parts) expect(read(`machines/${id}/machine.ts`)).toContain(part);
  });

  test('is refused where one is already, and where its name does not fit', () => {
    for (const args of [[id], ['garten/zaun'], ['konto/Rueckruf']]) {
      expect(flowNew(...args).status, args.join(' ')).toBe(1);
    }
  });
});

/** What no copy needs. */
const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);

function withoutNpm(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('npm '))
    .join('\n');
}
