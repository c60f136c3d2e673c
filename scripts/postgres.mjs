// A PostgreSQL of our own for tests: installed where it is missing, started in a throw-away folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isDebianRoot } from './browser.mjs';

/**
 * Starts a server on a free port of this machine; `stop` ends it and removes its data. One that is `killable` keeps
 * every answered commit when all its processes are killed.
 * @param {{ killable?: boolean }} [options]
 */
export async function startPostgres({ killable = false } = {}) {
  const bin = ensureBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  if (process.getuid?.() === 0) chownSync(folder, userId('postgres'), userId('postgres'));
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  // Its data are thrown away: nothing has to outlive a failure of the power.
  const careless = killable
    ? '-c fsync=off'
    : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=200 ${careless}`;
  const start = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'];
  run(join(bin, 'pg_ctl'), start);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    /** Ends all its processes at once; nothing is tidied up. */
    kill: () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      const rest = children.stdout.split('\n').map(Number).filter(Boolean);
      for (const one of [pid, ...rest]) kill(one);
    },
    /** Starts it again on what it has written; others may go on meanwhile. */
    start: () => runMeanwhile(join(bin, 'pg_ctl'), start),
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of a server's binaries, installed if need be; ends the process where that cannot be. */
export function ensureBinaries() {
  const found = findBinaries();
  if (found) return found;
  if (isDebianRoot()) {
    console.log("Installing Debian's postgresql package …");
    aptInstall('postgresql');
  }
  const installed = findBinaries();
  if (!installed) {
    console.error('No PostgreSQL server was found. Install one or set DATABASE_URL.');
    process.exit(1);
  }
  return installed;
}

/** Folder of a server's binaries on this machine; undefined where there is none. */
export function findBinaries() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base)
    ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

// PostgreSQL refuses to run as root.
/** @param {string} command @param {string[]} args */
function run(command, args) {
  const result = spawnSync(...asPostgres(command, args), { stdio, cwd: tmpdir() });
  if (result.status !== 0) throw new Error(`${command} failed`);
}

/** @param {string} command @param {string[]} args @returns {Promise<void>} */
function runMeanwhile(command, args) {
  const child = spawn(...asPostgres(command, args), { stdio, cwd: tmpdir() });
  return new Promise((resolve, reject) => {
    child.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`${command} failed`)),
    );
  });
}

/** @type {['ignore', 'ignore', 'inherit']} */
const stdio = ['ignore', 'ignore', 'inherit'];

/** @param {string} command @param {string[]} args @returns {[string, string[]]} */
function asPostgres(command, args) {
  const asRoot = process.getuid?.() === 0;
  const postgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
  return asRoot ? ['setpriv', [...postgres, command, ...args]] : [command, args];
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

/** @param {string} user */
function userId(user) {
  return Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }));
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
