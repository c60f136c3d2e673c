// One of the processes of prove:mutants that break arrows and states: one flow after the other, as it is told.
import { flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { bite } from '#tests/models/engine/mutants/bite.ts';
import { byTurns } from '#tests/models/engine/mutants/byTurns.ts';

/** Groups of flows that are made of the same parts. */
const groups = ['antrag/', 'konto/', 'vertrag/'];

// XState warns of each event after the end, which a broken chart brings about by the thousand.
console.warn = () => {};
const asked = new Set<string>(JSON.parse(process.argv[2] ?? '[]'));
const flows = (await flowsUnderTest()).filter(({ id }) => asked.has(id));

process.on('message', (id: string) => {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  const group = groups.find((one) => id.startsWith(one));
  const together = group ? flows.filter((one) => one.id.startsWith(group)) : [flow];
  process.send?.(bite(flow, byTurns(together).get(flow)));
});
