// npm test: check, unit, http, model and browser tests; with --postgres the database tests a second
// time on a PostgreSQL of our own. The last line says how many passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies, ensureNode, root } from './ensure.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

const { check } = await import('./check.mjs');
const { ensureBrowser } = await import('./browser.mjs');

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
add('check', check());
const browser = await ensureBrowser();
add('tests on the embedded database', vitest('embedded', {}));
if (process.argv.includes('--postgres')) {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  try {
    add('database tests on PostgreSQL', vitest('postgres', { DATABASE_URL: postgres.url }));
  } finally {
    postgres.stop();
  }
}
add('browser tests', playwright());

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** @param {string} name @param {{ passed: number, failed: number }} result */
function add(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  console.log(`\n== ${name}: ${passed} held, ${failed} did not\n`);
}

/** @param {'embedded' | 'postgres'} database @param {Record<string, string>} env */
function vitest(database, env) {
  const report = join(reports, `vitest-${database}.json`);
  const onlyDatabase = ['tests/database', 'tests/http', 'tests/identity', 'tests/jobs'];
  const status = node(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(database === 'postgres' ? onlyDatabase : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  return counted(status, () => {
    const { numPassedTests, numFailedTests } = read(report);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright() {
  const report = join(reports, 'playwright.json');
  const status = node(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return counted(status, () => {
    const { expected, unexpected, flaky } = read(report).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

// A runner that fails without a failed test (a crash, a file that does not load) counts as one failure.
/** @param {number} status @param {() => { passed: number, failed: number }} count */
function counted(status, count) {
  try {
    const { passed, failed } = count();
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string[]} args @param {Record<string, string>} env */
function node(args, env) {
  // A database of the caller's is never the one tests write to.
  const { DATABASE_URL: _callers, ...own } = process.env;
  const all = { ...own, TZ: 'Europe/Berlin', ...env };
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: all }).status ?? 1;
}
