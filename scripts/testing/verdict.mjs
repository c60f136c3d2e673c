// What npm test says at its end, where a long output may have been cut.
import { stripVTControlCharacters } from 'node:util';
import { lineOf, logged } from './part.mjs';

/** @typedef {import('./part.mjs').Done} Done @typedef {import('./part.mjs').Failure} Failure */

/** So many that fail and hold when they run alone are a fault of the suite. */
const mostUnsteady = 3;
/** So many that fail are a fault of the change; to run each alone would tell nothing more. */
const mostAgain = 10;

/**
 * Runs what did not hold once more, alone; prints the parts, what did not hold, what is unsteady, and the counts.
 * @param {Done[]} parts @returns {Promise<boolean>} whether everything held
 */
export async function verdict(parts) {
  const failures = parts.flatMap((part) =>
    part.outcome.notHeld.map((failure) => ({ part, failure })),
  );
  const held = failures.length <= mostAgain ? await heldAlone(failures) : [];
  const isTooMany = held.length > mostUnsteady;
  const unsteady = isTooMany ? [] : held;
  const notHeld = failures.filter((one) => !unsteady.includes(one));

  const passed = sum(parts.map(({ outcome }) => outcome.passed)) + unsteady.length;
  const failed = sum(parts.map(({ outcome }) => outcome.failed)) - unsteady.length;
  console.log(
    [
      '',
      ...parts.map(lineOf),
      ...notHeld.map((one) => `did not hold: ${said(one)}`),
      ...(isTooMany ? [`${held.length} of these held when they ran alone: that is too many.`] : []),
      ...unsteady.map((one) => `unsteady, held when it ran alone: ${said(one)}`),
      countsOf(parts),
      '',
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
  );
  return failed === 0;
}

/** @param {{ part: Done, failure: Failure }[]} failures */
async function heldAlone(failures) {
  const held = [];
  for (const one of failures) {
    const { again } = one.part;
    if (!again || one.failure.file === undefined) continue;
    console.log(`once more, alone: ${said(one)}`);
    if (await logged('once more', (log) => again(one.failure, log))) held.push(one);
  }
  return held;
}

/** How many tests were written, how many cases were drawn from them, how many ran twice. @param {Done[]} parts */
function countsOf(parts) {
  const first = parts.filter(({ isSecond }) => isSecond !== true);
  const known = new Set(first.flatMap(({ outcome }) => outcome.ran));
  const second = parts
    .filter(({ isSecond }) => isSecond === true)
    .flatMap(({ outcome }) => outcome.ran)
    .filter((test) => known.has(test)).length;
  const all = sum(parts.map(({ outcome }) => outcome.ran.length));
  const written = new Set(parts.flatMap(({ outcome }) => outcome.sites)).size;
  const drawn = all - second - written;
  return `${written} tests written, ${drawn} further cases drawn from them, ${second} run a second time on PostgreSQL`;
}

/** One line without colours. @param {{ part: Done, failure: Failure }} one */
function said({ part: { name }, failure: { text } }) {
  return `${name}: ${stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 600)}`;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
