// npm run bench: speed and size, measured and printed beside their budgets; ends with 1 where one is missed or was not
// measured. `--no-cold` skips the fresh clone, `--only=pages` measures one part.
import { parseArgs } from 'node:util';
import { budgetText, missedBy, said } from './bench/budgets.mjs';
import { ensureBuild, ensureDependencies, ensureNode } from './ensure.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

/** Parts by name, each brought when its turn comes: a browser is of no use to prices. */
const parts = {
  start: async () => (await import('./bench/start.mjs')).measureStart(),
  pages: async () => (await import('./bench/pages.mjs')).measurePages(),
  lighthouse: async () => (await import('./bench/lighthouse.mjs')).measureLighthouse(),
  api: async () => (await import('./bench/api.mjs')).measureApi(),
  fields: async () => (await import('./bench/fields.mjs')).measureFields(),
  prices: async () => (await import('./bench/prices.mjs')).measurePrices(),
  logins: async () => (await import('./bench/logins.mjs')).measureLogins(),
  masses: async () => (await import('./bench/masses.mjs')).measureMasses(),
};

const { values } = parseArgs({
  options: { 'no-cold': { type: 'boolean' }, only: { type: 'string' } },
});
if (values.only !== undefined && !(values.only in parts)) {
  console.error(`--only knows ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

/** @type {import('./bench/budgets.mjs').Row[]} */
const rows = [];
const failed = [];
for (const [name, measure] of Object.entries(parts)) {
  if (values.only === undefined ? name === 'start' && values['no-cold'] : name !== values.only)
    continue;
  try {
    rows.push(...(await measure()));
  } catch (error) {
    // What the others measured in many minutes is printed all the same.
    console.error(error);
    failed.push(`${name}: failed`);
  }
}

const table = [
  ['measure', 'measured', 'budget', ''],
  ...rows.map(([name, value, beside = '']) => [name, said(value), budgetText(name), beside]),
];
const widths = [0, 1, 2, 3].map((column) =>
  Math.max(...table.map((row) => row[column]?.length ?? 0)),
);
console.log('');
for (const row of table) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const all = values.only === undefined && !values['no-cold'];
const missed = [...failed, ...missedBy(rows, { all })];
if (missed.length > 0) {
  console.error(`\nMissed:\n${missed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
