// npm test: check, unit, http, model and browser tests side by side, those about locks a second time on a PostgreSQL of
// our own wherever this machine has one; with --postgres all that touches SQL, sessions and locks, and PostgreSQL is
// installed if need be; with --only=antrag/hausrat what concerns one flow. What fails is run once more, alone. The last line says how many held and how many did not.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureDependencies, ensureNode } from './ensure.mjs';

ensureNode();
ensureDependencies();

const { ensureBrowser } = await import('./browser.mjs');
const { browserPart } = await import('./testing/browserPart.mjs');
const { checkPart } = await import('./testing/checkPart.mjs');
const { node } = await import('./testing/child.mjs');
const { filesOf } = await import('./testing/flow.mjs');
const { begun, runLanes, results } = await import('./testing/part.mjs');
const { onPostgres } = await import('./testing/postgresFiles.mjs');
const { verdict } = await import('./testing/verdict.mjs');
const { vitestPart } = await import('./testing/vitestPart.mjs');

const { values } = parseArgs({
  options: { postgres: { type: 'boolean' }, only: { type: 'string' } },
});

const { only } = values;
const isAll = values.postgres === true;
// Neither needs what is built, and building leaves a core to others.
const check = only === undefined ? [begun(checkPart)] : [];
const tools = node(['scripts/tools.mjs', ...(isAll ? ['--postgres'] : [])], 1);
ensureBuild();
await tools;
// Not before: the atlas that was just built shows what the last tours took.
rmSync(results, { recursive: true, force: true });
const browser = await ensureBrowser();
// The browser's share is the longest: it gets all cores but one, which the others share.
const cores = availableParallelism();
const workers = cores > 2 ? { browser: cores - 1, others: 2 } : { browser: 2, others: 1 };
const { findBinaries, startPostgres } = await import('./postgres.mjs');
const postgres =
  isAll || (only === undefined && findBinaries() !== undefined) ? await startPostgres() : null;
const files = only === undefined ? { vitest: [], browser: [] } : filesOf(only);
/** @type {Record<string, string>} */
const env = only === undefined ? {} : { ONLY_FLOW: only };

const embedded = vitestPart('tests on the embedded database', {
  files: files.vitest,
  env,
  workers: workers.others,
});
const inBrowser = browserPart({
  browser,
  workers: workers.browser,
  files: files.browser,
  env,
});
// In pieces: whichever lane is through first takes the next.
const pieces = isAll ? 3 : 1;
const repeated = onPostgres({ onlyLocks: !isAll });
const again = isAll ? 'tests again on PostgreSQL' : 'tests about locks again on PostgreSQL';
/** @param {string} url @param {number} piece @returns {import('./testing/part.mjs').Part} */
const pieceOn = (url, piece) => ({
  ...vitestPart(pieces === 1 ? again : `${again}, ${piece + 1} of ${pieces}`, {
    files: repeated.filter((_file, i) => i % pieces === piece),
    env: { DATABASE_URL: url },
    workers: workers.others,
  }),
  isSecond: true,
});
const second = postgres
  ? Array.from({ length: pieces }, (_, piece) => pieceOn(postgres.url, piece))
  : [];

let isGreen = false;
try {
  isGreen = await verdict(await runLanes([[...check, embedded], [inBrowser]], second));
} finally {
  postgres?.stop();
}
process.exit(isGreen ? 0 : 1);
