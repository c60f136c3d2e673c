import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A checkout with tools that only write down how they were called. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-ensure-'));
  put('package-lock.json', '{}');
  put('package.json', '{ "type": "module" }');
  mkdirSync(join(root, 'scripts'));
  for (const script of ['ensure.mjs', 'build.mjs']) {
    copyFileSync(
      fileURLToPath(new URL(`../scripts/${script}`, import.meta.url)),
      join(root, 'scripts', script),
    );
  }
  for (const tool of ['node_modules/vite/bin/vite.js', 'node_modules/tsx/dist/cli.mjs']) {
    put(tool, note);
  }
  put('scripts/prerender.mjs', note);
  put('scripts/compress.mjs', note);
  put('npm.mjs', note);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('who goes on developing after a production build has the gallery again', () => {
  ensures('ensureBuild', { NODE_ENV: 'production' });
  expect(calls()).not.toContain('muster');
  ensures('ensureBuild', {});
  expect(calls()).toContain('muster');
});

test('a build that matches its sources is not made again', () => {
  ensures('ensureBuild', {});
  const before = calls();
  ensures('ensureBuild', {});
  expect(calls()).toBe(before);
});

test('a build whose sources look as they did is taken without reading them; one that got its old size and time is read', () => {
  const settled = '{ settledMs: 0 }';
  put('src/a.ts', 'one');
  const { atime, mtime } = statSync(join(root, 'src/a.ts'));
  ensures('ensureBuild', {}, settled);
  const before = calls();
  put('dist/.stamp', 'of other sources');
  ensures('ensureBuild', {}, settled);
  expect(calls()).toBe(before);
  put('src/a.ts', 'two');
  utimesSync(join(root, 'src/a.ts'), atime, mtime);
  ensures('ensureBuild', {}, settled);
  expect(calls()).not.toBe(before);
});

test('nothing is concluded from the looks of sources written a moment ago: the next write could look the same', () => {
  ensures('ensureBuild', {}, '{ settledMs: 600_000 }');
  expect(existsSync(join(root, 'dist/.looks'))).toBe(false);
});

test('missing dependencies are installed from the lockfile', () => {
  expect(ensures('ensureDependencies', {}).status).toBe(0);
  expect(calls()).toContain('npm.mjs ci');
});

test('a linked folder of dependencies is not emptied, and it is said what to do', () => {
  const shared = join(root, 'shared');
  put('shared/left-pad/index.js', '');
  rmSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(shared, join(root, 'node_modules'), 'junction');
  const { status, stderr } = ensures('ensureDependencies', {});
  expect(status).toBe(1);
  expect(stderr).toContain('node_modules is a symbolic link');
  expect(calls()).toBe('');
});

const note = `
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
const [, tool = '', ...args] = process.argv;
appendFileSync('calls', [basename(tool), ...args].join(' ') + '\\n');
`;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function ensures(what: 'ensureBuild' | 'ensureDependencies', env: NodeJS.ProcessEnv, options = '') {
  const { NODE_ENV: _, ...ours } = process.env;
  return spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `(await import('./scripts/ensure.mjs')).${what}(${options})`],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...ours, npm_execpath: join(root, 'npm.mjs'), ...env },
    },
  );
}

function calls(): string {
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
