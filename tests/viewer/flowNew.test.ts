import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
  let laid: { status: number | null; stdout: string } = { status: null, stdout: '' };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const flowNew = (...args: string[]) =>
    run('node_modules/tsx/dist/cli.mjs', 'scripts/flowNew.ts', ...args);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');

  beforeAll(() => {
    copy = copied();
    laid = flowNew(id, 'Rückruf');
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('is laid with one command that says what is still to be written', () => {
    expect(laid.status).toBe(0);
    expect(laid.stdout).toContain(`machines/${id}/machine.ts`);
    expect(laid.stdout).toContain('a page that shows RueckrufView');
  });

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
    const { status } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/rooms.test.ts',
      '-t',
      `${id} has its chart|relative import|drawer`,
    );
    expect(status).toBe(0);
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
    const refused = [id, 'garten/zaun', 'konto/Rueckruf'].filter(
      (name) => flowNew(name).status === 1,
    );
    expect(refused).toHaveLength(3);
  });

  test('says of a claim that it is laid as a form, as long as claims have no frame', () => {
    expect(flowNew('schaden/reise').stdout).toContain('There is no frame for claims yet');
  });

  test('is no application where there is no product, or where it can be applied for already', () => {
    for (const refused of ['antrag/zelt', 'antrag/hausrat']) {
      expect(flowNew(refused).status).toBe(1);
    }
    expect(existsSync(join(copy, 'machines/antrag/zelt'))).toBe(false);
  });
});

/** Products nobody can apply for yet: a person takes the one out, a firm the other. */
describe.each([
  { name: 'tierhalterhaftpflicht', aufruf: 'thv', missing: 'hunde' },
  { name: 'vermoegensschadenhaftpflicht', aufruf: 'vh2', missing: 'hauptgewerbe' },
])('the application of a product in the contract: $name', { timeout: 300_000 }, (product) => {
  const { name, aufruf, missing } = product;
  const id = `antrag/${name}`;
  let copy = '';
  let laid: { status: number | null; stdout: string } = { status: null, stdout: '' };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ONLY_FLOW: id },
    });

  beforeAll(() => {
    copy = copied();
    laid = run('node_modules/tsx/dist/cli.mjs', 'scripts/flowNew.ts', id);
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('is laid in few lines, and with its line in each typed list', () => {
    expect(laid.status).toBe(0);
    const [, lines] = /, (\d+) lines:/.exec(laid.stdout) ?? [];
    expect(Number(lines)).toBeLessThanOrEqual(220);
    expect(laid.stdout).toMatch(new RegExp(`what the price asks beside the sum: .*${missing}`));
  });

  test('is typed throughout: all that is missing are the worked cases of three lists of tests', () => {
    const { stdout } = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
    const wrong = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(new Set(wrong.map((line) => line.split('(')[0]))).toEqual(
      new Set(['tests/facts/sold.ts', 'tests/rules/dokumente.test.ts', 'tests/support/antrag.ts']),
    );
    for (const line of wrong) expect(line).toContain(`'${aufruf}' is missing`);
  });

  test('holds in the proof', () => {
    const { stdout, stderr } = run('node_modules/tsx/dist/cli.mjs', 'scripts/prove.ts');
    expect(stdout).toMatch(new RegExp(`^${id} +\\| +\\d+ \\| +(\\d+) \\| +\\1 \\|`, 'm'));
    expect(stderr.split('\n').filter((line) => line.startsWith(id))).toEqual([]);
  });
});

/** The project as it is, to lay a flow in. */
function copied(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'flow-new-')));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** What no copy needs. */
const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);
