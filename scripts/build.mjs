// Builds portal, server, gallery and atlas, the parts that need nothing of each other side by side.
import { spawn } from 'node:child_process';
import { root } from './ensure.mjs';

// The gallery of widgets belongs to developing and demonstrating.
const gallery = process.env.NODE_ENV === 'production' ? [] : ['dist/muster'];

/** Two at a time, the longest first. @type {(() => Promise<void>)[]} */
const parts = [
  () => tool(['node_modules/tsx/dist/cli.mjs', 'scripts/atlas.ts', 'dist/atlas', '--any-weight']),
  async () => {
    await vite();
    await vite('--ssr', 'src/portal/prerender.tsx', '--mode', 'prerender');
    await tool(['scripts/prerender.mjs'], { NODE_ENV: 'production' });
  },
  ...gallery.map(() => () => vite('--mode', 'muster')),
  () => vite('--ssr', 'src/main.ts'),
  () => vite('--mode', 'embed'),
];
await Promise.all([lane(), lane()]);
await tool(['scripts/compress.mjs', 'dist/portal', 'dist/prerendered', 'dist/embed', ...gallery]);

async function lane() {
  for (let part = parts.shift(); part; part = parts.shift()) await part();
}

/** @param {string[]} args */
function vite(...args) {
  return tool(['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn']);
}

/** Where one part fails, the build does. @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<void>} */
function tool(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => process.exit(1));
    child.on('exit', (status) => (status === 0 ? resolve() : process.exit(status ?? 1)));
  });
}
