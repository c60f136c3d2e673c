// Starts a server of this project for a measurement and waits until it answers.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {string} folder
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {number} port
 */
export async function startAndWait(folder, command, env, port) {
  const begin = performance.now();
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null && !(await answers(port))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended before it served`);
  return { child, seconds: (performance.now() - begin) / 1000 };
}

/** @param {import('node:child_process').ChildProcess} child */
export async function stop(child) {
  const exited = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

/** @param {number} port */
async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
