// One of the processes of prove:mutants: reads the charts with comparisons that can be broken, then bites as it is told.
import { relative } from 'node:path';
import { createServer } from 'vite';
import { type Comparison, switchable } from '#tests/models/engine/mutants/switchable.ts';
import type { Bitten, Piece } from '#tests/models/engine/mutants/shift.ts';

// XState warns of each event after the end, which a broken chart brings about by the thousand.
console.warn = () => {};
const root = process.cwd();
const comparisons: Comparison[] = [];
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
  plugins: [
    {
      name: 'switchable comparisons',
      enforce: 'pre',
      transform: (code, id) => {
        const file = relative(root, id);
        return isChart(file) ? switchable(file, code, comparisons) : null;
      },
    },
  ],
});

// What the rewritten sources ask has to be there before they are read.
await server.ssrLoadModule('/tests/models/engine/mutants/brokenComparison.ts');
const { shift } = await server.ssrLoadModule('/tests/models/engine/mutants/shift.ts');
const bite: (piece: Piece) => Bitten[] = await shift(
  comparisons,
  JSON.parse(process.argv[2] ?? '{}'),
);
process.on('message', (piece: Piece | 'end') => {
  if (piece === 'end') void server.close().then(() => process.exit(0));
  else process.send?.(bite(piece));
});
process.send?.([]);

/** The charts of the flows; what walks and reads any chart judges, too, and stays whole. */
function isChart(file: string): boolean {
  return /^machines\/(?:address|antrag|draft|konto|merken|onward|upload|vertrag)\//.test(file);
}
