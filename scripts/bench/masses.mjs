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

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureMasses() {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsx, join('scripts', 'bench', 'masses.ts')],
    { cwd: root },
  );
  const { small, large, crowd } = JSON.parse(stdout);
  return [
    ...Object.entries(calls).map(
      ([call, name]) =>
        /** @type {import('./budgets.mjs').Row} */ ([
          `${name}, 1,000,000 contracts / 10,000`,
          large[call] / small[call],
          `${large[call].toFixed(1)} / ${small[call].toFixed(1)} ms`,
        ]),
    ),
    [
      '200 customers at once sign in, list, calculate, save: errors',
      crowd.errors,
      `all done in ${crowd.seconds.toFixed(1)} s`,
    ],
  ];
}
