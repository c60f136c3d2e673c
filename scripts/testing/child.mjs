// A command of npm test, beside others: what it says goes to a file and is shown when it has ended.
import { spawn } from 'node:child_process';
import { root } from '../ensure.mjs';

/** The young heap of a test is filled within a moment; emptied less often it costs a tenth less of the processor. */
const heap = '--max-semi-space-size=64';

/** Exit status of Node with these arguments. @param {string[]} args @param {number} log @param {Record<string, string>} [env] @returns {Promise<number>} */
export function node(args, log, env = {}) {
  // A database of the caller's is never the one tests write to.
  const { DATABASE_URL: _callers, ...own } = process.env;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', log, log],
      env: {
        ...own,
        NODE_OPTIONS: `${own['NODE_OPTIONS'] ?? ''} ${heap}`,
        TZ: 'Europe/Berlin',
        ...env,
      },
    });
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}
