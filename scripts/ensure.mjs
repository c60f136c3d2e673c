// What every command needs before anything else, with Node's builtins only:
// a Node that is new enough, dependencies that match the lockfile, a build that matches the sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  console.error(
    `This project needs Node.js 20.19 or newer of line 20, 22.12 or newer; this is ${process.versions.node}. Please install a newer Node.js and run the command again.`,
  );
  process.exit(1);
}

export function ensureDependencies() {
  const folder = join(root, 'node_modules');
  const stampFile = join(folder, '.portal-stamp');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`;
  const stamp = createHash('sha256').update(lock).update(platform).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // npm ci would empty the folder behind the link, which belongs to somebody else.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a symbolic link, and what it leads to does not match package-lock.json. Please run a command of the portal where the folder really is, or remove the link and run this one again.',
    );
    process.exit(1);
  }
  console.log('Installing dependencies from the lockfile …');
  npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(stampFile, stamp);
}

/**
 * Builds portal, server and atlas when a source changed. Whether one did is seen by size and times of the files; only
 * where these are others than the last time the files are read.
 * @param {{ settledMs?: number }} [options] age from which a time of change says that nothing changed since
 */
export function ensureBuild({ settledMs = 2_000 } = {}) {
  const stampFile = join(root, 'dist', '.stamp');
  const looksFile = join(root, 'dist', '.looks');
  const looks = looksOfSources(settledMs);
  if (looks !== null && contentOf(looksFile) === looks) return;
  const stamp = sourceHash();
  if (contentOf(stampFile) === stamp) return note(looksFile, looks);
  console.log('Building portal, server and atlas …');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  node(['scripts/build.mjs']);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  note(looksFile, looks);
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Only saves time: where nothing can be written, the next start reads the sources again. @param {string} file @param {string | null} looks */
function note(file, looks) {
  if (looks === null) return;
  try {
    writeFileSync(file, looks);
  } catch {
    // A build that was put here read-only.
  }
}

/**
 * Size and times of every source; the time of change (ctime) moves with every write, also where a tool sets the other
 * one back. Null while one of them is so young that a write of this moment could still have the same time.
 * @param {number} settledMs
 */
function looksOfSources(settledMs) {
  const settled = Date.now() - settledMs;
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '');
  for (const file of sources()) {
    const stat = statSync(join(root, file), { bigint: true, throwIfNoEntry: false });
    if (!stat) continue;
    if (stat.ctimeMs >= settled) return null;
    hash.update(`${file}\0${stat.size}\0${stat.mtimeNs}\0${stat.ctimeNs}\0`);
  }
  return hash.digest('hex');
}

function sourceHash() {
  // What is built differs by it: the gallery, for one.
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '');
  for (const file of sources()) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function sources() {
  return [
    'package.json',
    'package-lock.json',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    ...filesBelow('src'),
    ...filesBelow('machines'),
    // The atlas shows what the tours of the models take.
    ...filesBelow('tests/models'),
    ...filesBelow('public'),
    ...filesBelow('scripts'),
  ];
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
export function node(args, options = {}) {
  run(process.execPath, args, options);
}

// npm's own path avoids a shell and npm.cmd; NODE_ENV=production must not drop the build tools.
/** @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
export function npm(args, options = {}) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_omit|lifecycle|package)/.test(name) && name !== 'NODE_ENV',
    ),
  );
  const cli = process.env.npm_execpath;
  if (cli) run(process.execPath, [cli, ...args], { env, ...options });
  else run('npm', args, { env, shell: process.platform === 'win32', ...options });
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
function run(command, args, options) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
