// npm run bench: speed and size, measured and printed as one table. `--no-cold` skips the fresh clone.
import { ensureBuild, ensureDependencies, ensureNode } from './ensure.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

const { measureStart } = await import('./bench/start.mjs');
const { measureFirstStep } = await import('./bench/firstStep.mjs');
const { measureWire } = await import('./bench/wire.mjs');
const { measureLighthouse } = await import('./bench/lighthouse.mjs');
const { measureContracts } = await import('./bench/contracts.mjs');
const { measureFields } = await import('./bench/fields.mjs');
const { measurePrices } = await import('./bench/prices.mjs');
const { measureLogins } = await import('./bench/logins.mjs');
const { measureMasses } = await import('./bench/masses.mjs');

const measures = [
  ...(process.argv.includes('--no-cold') ? [] : [measureStart]),
  measureFirstStep,
  measureWire,
  measureLighthouse,
  measureContracts,
  measureFields,
  measurePrices,
  measureLogins,
  measureMasses,
];

/** @type {string[][]} */
const rows = [];
for (const measure of measures) {
  try {
    rows.push(...(await measure()));
  } catch (error) {
    // What the others measured in many minutes is printed all the same.
    console.error(error);
    rows.push([measure.name, 'failed', '']);
    process.exitCode = 1;
  }
}

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
console.log('');
for (const row of [['measure', 'measured', 'budget'], ...rows]) {
  console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
