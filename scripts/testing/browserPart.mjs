// The tests in a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from './child.mjs';
import { counted, results } from './part.mjs';
import { literally } from './vitestPart.mjs';

/**
 * @typedef {import('./part.mjs').Failure} Failure
 * @typedef {{ message?: string }} Fault
 * @typedef {{ results: { status: string, errors: Fault[] }[] }} Played
 * @typedef {{ ok: boolean, file: string, line: number, column: number, title: string, tests: Played[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite of Playwright's JSON report
 */

/**
 * @param {{ browser: string, workers: number, files: string[], env: Record<string, string> }} options
 * `files` empty: all
 * @returns {import('./part.mjs').Part}
 */
export function browserPart({ browser, workers, files, env }) {
  const report = join(results, 'playwright.json');
  const own = { ...env, CHROMIUM_PATH: browser };
  const all = ['test', '--config', 'tests/playwright.config.ts'];
  /** @param {string[]} args @param {number} log @param {string} file */
  const playwright = (args, log, file = report) =>
    node(['node_modules/@playwright/test/cli.js', ...all, ...args], log, {
      ...own,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  return {
    name: 'browser tests',
    run: async (log) =>
      counted(await playwright([`--workers=${workers}`, ...files], log), () => {
        const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
        /** @type {Spec[]} */
        const specs = suites.flatMap(specsIn);
        const ran = specs.filter((spec) => !isSkipped(spec));
        return {
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
          notHeld: [
            ...specs.filter(({ ok }) => !ok).map(failureOf),
            ...errors.map((/** @type {Fault} */ error) => ({ text: messageOf(error) })),
          ],
          sites: ran.map(({ file, line, column }) => `${file}:${line}:${column}`),
          ran: ran.map(({ file, title }) => `${file} › ${title}`),
        };
      }),
    again: async ({ file = '', name = '' }, log) =>
      (await playwright(
        ['--workers=1', `--grep=${literally(name)}$`, file],
        log,
        `${report}.again`,
      )) === 0,
  };
}

/** @param {Suite} suite @returns {Spec[]} */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {Spec} spec */
function isSkipped({ tests }) {
  return tests.every(({ results: all }) => all.every(({ status }) => status === 'skipped'));
}

/** @param {Spec} spec @returns {Failure} */
function failureOf({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results: all }) => all.flatMap((result) => result.errors));
  const text = `${file}:${line} ${title}: ${errors.map(messageOf).join('; ')}`;
  return { text, file: `${file}:${line}`, name: title };
}

/** @param {Fault} fault */
function messageOf({ message = '' }) {
  return message;
}
