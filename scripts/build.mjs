// Builds portal, server, gallery and atlas, the parts that need nothing of each other side by side.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './ensure.mjs';

const vite = (/** @type {string[]} */ ...args) =>
  tool('node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn');
// The gallery of widgets belongs to developing and demonstrating.
const gallery = process.env.NODE_ENV === 'production' ? [] : ['dist/muster'];

/** @type {(() => Promise<void>)[]} The longest first. */
const parts = [
  async () => {
    await vite();
    await vite('--ssr', 'src/portal/prerender.tsx', '--mode', 'prerender');
    await tool('scripts/prerender.mjs', { NODE_ENV: 'production' });
  },
  () => tool('node_modules/tsx/dist/cli.mjs', 'scripts/atlas.ts', 'dist/atlas', '--any-weight'),
  () => vite('--ssr', 'src/main.ts'),
  () => vite('--mode', 'embed'),
  ...gallery.map(() => () => vite('--mode', 'muster')),
];
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
  for (let part = parts.shift(); part; part = parts.shift()) await part();
});
await Promise.all(lanes);
await tool('scripts/compress.mjs', 'dist/portal', 'dist/prerendered', 'dist/embed', ...gallery);

/** Runs a script, its arguments first, then what it is to find in its environment. @param {string} script @param {(string | Record<string, string>)[]} rest @returns {Promise<void>} */
function tool(script, ...rest) {
  const args = rest.filter((one) => typeof one === 'string');
  const env = Object.assign({}, process.env, ...rest.filter((one) => typeof one !== 'string'));
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.on('error', () => process.exit(1));
    child.on('exit', (status) => (status === 0 ? resolve() : process.exit(status ?? 1)));
  });
}
