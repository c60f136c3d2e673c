// Fresh clone with a cold package cache, first and second start, memory after the first.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../ensure.mjs';
import { freePort, startAndWait, stop } from './process.mjs';

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const clone = join(folder, 'clone');
  const env = { npm_config_cache: join(folder, 'npm-cache'), DATA_DIR: join(clone, 'data') };
  const command = [process.execPath, 'scripts/start.mjs'];
  try {
    const port = await freePort();
    const begin = performance.now();
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const first = await startAndWait(clone, command, env, port);
    const cold = (performance.now() - begin) / 1000;
    const memory = residentMegabytes(first.child.pid);
    await stop(first.child);
    const second = await startAndWait(clone, command, env, port);
    await stop(second.child);
    return [
      ['cold clone to serving, s', cold],
      ['second start, s', second.seconds],
      ['server memory after the first start, MB', memory],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As Linux tells it; elsewhere it is no figure, and the budget counts as missed. @param {number | undefined} pid */
function residentMegabytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
