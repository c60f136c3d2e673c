// The tests without a browser, on the embedded database or on PostgreSQL.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from './child.mjs';
import { counted, results } from './part.mjs';

/**
 * @param {string} name
 * @param {{ files: string[], env: Record<string, string>, workers: number }} options `files` empty: all
 * @returns {import('./part.mjs').Part}
 */
export function vitestPart(name, { files, env, workers }) {
  const report = join(results, `${name.replaceAll(' ', '-')}.json`);
  /** @returns {import('./part.mjs').Outcome} */
  const read = () => JSON.parse(readFileSync(report, 'utf8'));
  /** @param {string[]} args @param {number} log */
  const vitest = (args, log) =>
    node(['node_modules/vitest/vitest.mjs', 'run', ...args], log, {
      ...env,
      TEST_REPORT: report,
      VITEST_MAX_WORKERS: String(workers),
    });
  return {
    name,
    run: async (log) => counted(await vitest(files, log), read),
    again: async ({ file = '', name: test }, log) => {
      const alone = test === undefined ? [] : ['-t', `${literally(test)}$`];
      const status = await vitest([file, ...alone], log);
      // A name that no test has would hold.
      return status === 0 && read().passed > 0;
    },
  };
}

/** @param {string} text */
export function literally(text) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
