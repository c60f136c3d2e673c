// npm run flow:new <group>/<name> ["Titel"]: lays every file that a flow of its family needs and enters its
// lines in the typed lists; it holds everywhere as it is, then it is written over step by step.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lay } from './flow-new/lay.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [id = '', titel] = process.argv.slice(2);
const laid = lay(root, id, titel);
if (typeof laid === 'string') {
  console.error(laid);
  process.exit(1);
}

const { written, lists, byHand } = laid;
console.log(`${laid.titel} (${id}), ${laid.lines} lines:`);
for (const file of written) console.log(`  ${file}`);
console.log(`and in the lists
${lists.map((file) => `  ${file}${byHand.includes(file) ? '   (written otherwise than expected: enter it by hand)' : ''}`).join('\n')}

It holds as it is: npx tsc -p tsconfig.json, npx vitest run tests/rooms.test.ts, npm run prove.
${laid.todo}`);
process.exitCode = byHand.length > 0 ? 1 : 0;
