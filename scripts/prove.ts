// npm run prove: every flow of the registry headless, one table, and what is wrong with it.
// --seed=<n> walks the customers of an earlier run again, --runs=<n> more of them.
import { parseArgs } from 'node:util';
import { flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { prove } from '#tests/models/engine/prove.ts';
import { report } from '#tests/models/engine/report.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const options = {
  ...(values.runs ? { runs: Number(values.runs) } : {}),
  seed: values.seed ? Number(values.seed) : undefined,
};

// A chart with a target that does not exist cannot even be made; the message names the state.
const flows = await flowsUnderTest().catch((error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const proofs = flows.map((flow) => prove(flow, options));
report(
  'models',
  proofs.map(({ line }) => line),
);
const faults = proofs.flatMap(({ flow, faults }) =>
  faults.map(({ question, sentence }) => `${flow}, ${question}: ${sentence}`),
);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Everything holds.' : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
