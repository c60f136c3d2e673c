// npm run prove:mutants: every flow is broken on purpose in every place; the proof must find it.
// Prints per flow what was found and by what, and where a broken chart went unnoticed.
import { bite } from '#tests/models/engine/mutants/bite.ts';
import { flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { processorMs } from '#tests/models/engine/processorMs.ts';
import { tableOf } from '#tests/models/engine/report.ts';

/** Share of the mutants that must be found, in percent. */
const wanted = 95;

const bites = (await flowsUnderTest()).map((flow) => {
  const start = processorMs();
  const bitten = bite(flow);
  return Object.assign(bitten, { ms: Math.round(processorMs() - start) });
});
console.log(
  tableOf([
    ['flow', 'killed', 'total', '%', 'chart', 'tours', 'behaviour', 'laws', 'equivalent', 'ms'],
    ...bites.map(({ flow, killed, total, by, equivalent, ms }) => [
      flow,
      killed,
      total,
      share(killed, total),
      by.chart,
      by.tours,
      by.behaviour,
      by.laws,
      equivalent,
      ms,
    ]),
  ]),
);
for (const { flow, survivors } of bites) {
  for (const survivor of survivors) console.error(`${flow}: ${survivor} is not noticed.`);
}
const dull = bites.filter(({ killed, total }) => share(killed, total) < wanted);
console.log(
  dull.length === 0
    ? 'The proof bites.'
    : `Below ${wanted} %: ${dull.map(({ flow }) => flow).join()}`,
);
process.exit(dull.length === 0 ? 0 : 1);

function share(killed: number, total: number): number {
  return total === 0 ? 100 : Math.floor((1000 * killed) / total) / 10;
}
