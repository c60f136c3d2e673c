// Prices per second of each product on one core, without the server around it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../ensure.mjs';

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measurePrices() {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsx, join('scripts', 'bench', 'prices.ts')],
    { cwd: root },
  );
  /** @type {[string, number][]} */
  const rates = JSON.parse(stdout);
  return rates.map(([product, rate]) => [`${product}, prices per second`, rate]);
}
