// npm run dev: API, identity and outbox restarted on change, portal with hot reload in front of them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies, ensureNode, root } from './ensure.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';
const children = [
  run('tsx/dist/cli.mjs', ['watch', 'scripts/serve-source.ts'], { PORT: apiPort }),
  run('vite/bin/vite.js', ['--host', '127.0.0.1'], { PORT: port, API_PORT: apiPort }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
console.log(`Portal with hot reload: http://127.0.0.1:${port}`);

/** @param {string} cli @param {string[]} args @param {Record<string, string>} env */
function run(cli, args, env) {
  return spawn(process.execPath, [join(root, 'node_modules', cli), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
