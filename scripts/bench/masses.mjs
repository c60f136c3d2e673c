// A million contracts against ten thousand, and 200 customers at once.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../ensure.mjs';

const calls = /** @type {const} */ ({
  list: 'list of a customer',
  detail: 'one contract',
  calculate: 'calculation',
  save: 'saved change',
});

/** @returns {Promise<string[][]>} */
export async function measureMasses() {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsx, join('scripts', 'bench', 'masses.ts')],
    { cwd: root },
  );
  const { small, large, crowd } = JSON.parse(stdout);
  return [
    ...Object.entries(calls).map(([call, name]) => [
      `${name}, 1,000,000 contracts / 10,000`,
      `${(large[call] / small[call]).toFixed(2)} (${large[call].toFixed(1)} / ${small[call].toFixed(1)} ms)`,
      '1.5',
    ]),
    [
      '200 customers at once sign in, list, calculate, save',
      `${crowd.errors} errors (all done in ${crowd.seconds.toFixed(1)} s)`,
      '0 errors',
    ],
  ];
}
