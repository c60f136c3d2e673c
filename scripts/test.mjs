// npm test: check, unit, http, model and browser tests; with --postgres the database tests a second
// time on a PostgreSQL of our own. The last line says how many passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
/** What is said again at the end, where a long output may have been cut. @type {string[]} */
const summary = [];
/** @type {string[]} */
const notHeld = [];
add('check', check);
const browser = await ensureBrowser();
add('tests on the embedded database', () => vitest('embedded', {}));
if (process.argv.includes('--postgres')) {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  try {
    add('database tests on PostgreSQL', () => vitest('postgres', { DATABASE_URL: postgres.url }));
  } finally {
    postgres.stop();
  }
}
add('browser tests', playwright);

console.log(['', ...summary, ...notHeld.map((text) => `did not hold: ${text}`), ''].join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** @param {string} name @param {() => { passed: number, failed: number, notHeld: string[] }} run */
function add(name, run) {
  const begin = Date.now();
  const { passed, failed, notHeld: texts } = run();
  const seconds = Math.round((Date.now() - begin) / 1000);
  total.passed += passed;
  total.failed += failed;
  const line = `== ${name}: ${passed} held, ${failed} did not (${seconds} s)`;
  summary.push(line);
  notHeld.push(...texts.map((text) => short(`${name}: ${text}`)));
  console.log(`\n${line}\n`);
}

/** One line without colours. @param {string} text */
function short(text) {
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 600);
}

/** @param {'embedded' | 'postgres'} database @param {Record<string, string>} env */
function vitest(database, env) {
  const report = join(reports, `vitest-${database}`);
  const onlyDatabase = ['tests/database', 'tests/http', 'tests/identity', 'tests/jobs'];
  const status = node(
    ['node_modules/vitest/vitest.mjs', 'run', ...(database === 'postgres' ? onlyDatabase : [])],
    { ...env, TEST_REPORT: report },
  );
  return counted(status, () => {
    const { numPassedTests, numFailedTests } = read(`${report}.json`);
    const texts = read(`${report}-not-held.json`);
    return { passed: numPassedTests, failed: numFailedTests, notHeld: texts };
  });
}

function playwright() {
  const report = join(reports, 'playwright.json');
  const status = node(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return counted(status, () => {
    const { stats, suites, errors } = read(report);
    const { expected, unexpected, flaky } = stats;
    const texts = [...suites.flatMap(notHeldIn), ...errors.map(messageOf)];
    return { passed: expected, failed: unexpected + flaky, notHeld: texts };
  });
}

/**
 * @typedef {{ message?: string }} Failure
 * @typedef {{ results: { errors: Failure[] }[] }} Played
 * @typedef {{ ok: boolean, file: string, line: number, title: string, tests: Played[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright's JSON report
 */

/** @param {Suite} suite @returns {string[]} */
function notHeldIn({ specs = [], suites = [] }) {
  const here = specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      return `${file}:${line} ${title}: ${errors.map(messageOf).join('; ')}`;
    });
  return [...here, ...suites.flatMap(notHeldIn)];
}

/** @param {Failure} failure */
function messageOf({ message = '' }) {
  return message;
}

// A runner that fails without a failed test (a crash, a file that does not load) counts as one failure.
/** @param {number} status @param {() => { passed: number, failed: number, notHeld: string[] }} count */
function counted(status, count) {
  try {
    const { passed, failed, notHeld } = count();
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1), notHeld };
  } catch {
    return { passed: 0, failed: 1, notHeld: ['ended without a report'] };
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
