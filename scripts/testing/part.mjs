// What a part of npm test has to say, and how parts run side by side.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../ensure.mjs';

/**
 * Something that did not hold; where it is a test that can be run alone, its file and name.
 * @typedef {{ text: string, file?: string, name?: string }} Failure
 *
 * How a part went: `sites` are the places at which its tests are written, `ran` the tests themselves.
 * @typedef {{ passed: number, failed: number, notHeld: Failure[], sites: string[], ran: string[] }} Outcome
 *
 * `again` runs one that did not hold alone and says whether it holds then; `isSecond`: its tests run elsewhere, too.
 * @typedef {{ name: string, isSecond?: boolean, run: (log: number) => Promise<Outcome>, again?: (failure: Failure, log: number) => Promise<boolean> }} Part
 *
 * @typedef {Part & { outcome: Outcome, seconds: number }} Done
 */

export const results = join(root, 'test-results');

/**
 * Runs lanes side by side, the parts of each one after the other; a lane that is through goes on with what is left for
 * whoever has time, so that no core waits for the other.
 * @param {Part[][]} lanes @param {Part[]} [left] @returns {Promise<Done[]>}
 */
export async function runLanes(lanes, left = []) {
  mkdirSync(results, { recursive: true });
  const begin = Date.now();
  /** @type {Set<string>} */
  const running = new Set();
  const shared = [...left];
  const sign = setInterval(() => {
    console.log(`… ${Math.round((Date.now() - begin) / 1000)} s: ${[...running].join(', ')}`);
  }, 30_000);
  const done = await Promise.all(
    lanes.map(async (parts) => {
      /** @type {Done[]} */
      const all = [];
      const own = [...parts];
      for (let part = own.shift() ?? shared.shift(); part; part = own.shift() ?? shared.shift()) {
        running.add(part.name);
        all.push(await runPart(part));
        running.delete(part.name);
      }
      return all;
    }),
  );
  clearInterval(sign);
  return done.flat();
}

/**
 * A part that begins at once; at its turn it is waited for, and what it has said is shown. Not among the results: what
 * an earlier run left there is still read by the build beside it.
 * @param {Part} part @returns {Part}
 */
export function begun(part) {
  const file = join(tmpdir(), `portal-${process.pid}-${part.name}.log`);
  const ahead = openSync(file, 'w');
  const outcome = part.run(ahead);
  return {
    ...part,
    run: async (log) => {
      const known = await outcome;
      closeSync(ahead);
      writeSync(log, readFileSync(file));
      rmSync(file);
      return known;
    },
  };
}

/** @param {Part} part @returns {Promise<Done>} */
async function runPart(part) {
  const begin = Date.now();
  const outcome = await logged(part.name, (log) => part.run(log));
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`\n${lineOf({ ...part, outcome, seconds })}\n`);
  return { ...part, outcome, seconds };
}

/**
 * What is said meanwhile goes to a file of the part and is shown at once afterwards, whole beside others.
 * @template T @param {string} name @param {(log: number) => Promise<T>} act @returns {Promise<T>}
 */
export async function logged(name, act) {
  const file = join(results, `${name.replaceAll(' ', '-')}.log`);
  const log = openSync(file, 'w');
  try {
    return await act(log);
  } finally {
    closeSync(log);
    process.stdout.write(readFileSync(file));
  }
}

/** @param {Done} done */
export function lineOf({ name, outcome: { passed, failed }, seconds }) {
  return `== ${name}: ${passed} held, ${failed} did not (${seconds} s)`;
}

/** A runner that fails without a failed test (a crash, a file that does not load) counts as one failure. @param {number} status @param {() => Outcome} read @returns {Outcome} */
export function counted(status, read) {
  try {
    const outcome = read();
    const isSilent = status !== 0 && outcome.failed === 0;
    return isSilent ? { ...outcome, failed: Math.max(1, outcome.notHeld.length) } : outcome;
  } catch {
    return {
      passed: 0,
      failed: 1,
      notHeld: [{ text: 'ended without a report' }],
      sites: [],
      ran: [],
    };
  }
}
