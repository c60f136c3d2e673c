// A PostgreSQL of our own for tests: installed where it is missing, started in a throw-away folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isDebianRoot } from './browser.mjs';

/** Starts a server on a free port of this machine; `stop` ends it and removes its data. */
export async function startPostgres() {
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
  const careless = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=200 ${careless}`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ensureBinaries() {
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

function findBinaries() {
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
  const asRoot = process.getuid?.() === 0;
  const result = asRoot
    ? spawnSync(
        'setpriv',
        ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
          cwd: tmpdir(),
        },
      )
    : spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
  if (result.status !== 0) throw new Error(`${command} failed`);
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
