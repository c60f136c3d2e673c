import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lay, type Result } from '../../scripts/flow-new/lay.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One of each family, with the lines it is laid in at most: each is a line its author reads or writes over. */
const laidFlows = [
  { id: 'vertrag/beitragspause', titel: 'Beitragspause', most: 380 },
  { id: 'aenderung/schutz-im-ausland', titel: 'Schutz im Ausland', most: 80 },
  { id: 'konto/rueckruf', titel: 'Rückruf', most: 500 },
] as const;

let copy = '';
const laid = new Map<string, Result | string>();

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'flow-new-')));
  for (const room of ['docs', 'machines', 'src', 'tests']) {
    cpSync(join(root, room), join(copy, room), { recursive: true });
  }
  for (const file of ['.oxfmtrc.json', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const { id, titel } of laidFlows) laid.set(id, lay(copy, id, titel));
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(laidFlows)('the new flow $id', ({ id, most }) => {
  test('is laid where its family has its files, with nothing left to fill in', () => {
    const { written } = resultOf(id);
    expect(written.length).toBeGreaterThanOrEqual(4);
    for (const file of written) expect(read(file)).not.toMatch(/__\w+?__/);
  });

  test('is laid in few lines', () => {
    expect(resultOf(id).lines).toBeLessThanOrEqual(most);
  });

  test('has its line in every typed list', () => {
    const { lists, byHand } = resultOf(id);
    expect(lists.length).toBeGreaterThan(0);
    expect(byHand).toEqual([]);
    for (const list of lists) {
      expect(read(list)).not.toBe(readFileSync(join(root, list), 'utf8'));
    }
  });
});

test('new flows are typed as they are laid', () => {
  const flows = laidFlows.flatMap(({ id }) => resultOf(id).written);
  const narrow = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['src/**/*.d.ts', ...flows.filter((file) => /\.tsx?$/.test(file))],
  };
  writeFileSync(join(copy, 'tsconfig.flows.json'), JSON.stringify(narrow));
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.flows.json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => line.includes('error TS'))).toEqual([]);
}, 300_000);

test('a new flow reads as the page about charts shows it', () => {
  const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(read('machines/README.md')) ?? [];
  const parts = block.split('// …\n');
  expect(parts.length).toBe(2);
  for (const part of parts) expect(read('machines/konto/rueckruf/machine.ts')).toContain(part);
});

test.each([
  ['one is already', 'konto/anmeldung'],
  ['there is no such group', 'garten/zaun'],
  ['its name does not fit', 'konto/Rueckruf'],
  ['it is an application, which is written after one that is like it', 'antrag/reise'],
  ['it can be changed already', 'aenderung/wohnflaeche'],
])('a flow is refused where %s', (_, id) => {
  expect(lay(copy, id)).toBeTypeOf('string');
});

test('a claim is laid as a form, as long as claims have no frame', () => {
  const claim = lay(copy, 'schaden/kfz');
  expect(typeof claim === 'string' ? claim : claim.todo).toContain('no frame for claims yet');
});

test('a list that is written otherwise than expected is left to its author', () => {
  const other = join(copy, 'elsewhere');
  mkdirSync(join(other, 'machines'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(other, 'node_modules'), 'junction');
  writeFileSync(join(other, 'machines', 'registry.ts'), 'export const flows = {};\n');
  const flow = lay(other, 'konto/rueckruf');
  expect(flow).toMatchObject({ byHand: ['machines/registry.ts'] });
  expect(existsSync(join(other, 'machines/konto/rueckruf/machine.ts'))).toBe(true);
});

function resultOf(id: string): Result {
  const result = laid.get(id);
  if (result === undefined || typeof result === 'string') throw new Error(result);
  return result;
}

function read(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}
