// The peer, built from its folder and served by a process of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../ensure.mjs';
import { buildPage } from '../buildPage.mjs';
import { freePort, startAndWait, stop } from '../process.mjs';

/** Serves the peer; its calls go to the portal at `apiPort`. @param {number} apiPort */
export async function servePeer(apiPort) {
  const { default: react } = await import('@vitejs/plugin-react');
  const { folder, remove } = await buildPage((folder) => ({
    root: join(root, 'scripts', 'bench', 'peer'),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: false },
  }));
  try {
    execFileSync(process.execPath, [join(root, 'scripts', 'compress.mjs'), folder]);
    const port = await freePort();
    const server = join(root, 'scripts', 'bench', 'pages', 'peerServer.mjs');
    const command = [process.execPath, server, folder, String(apiPort)];
    const { child } = await startAndWait(root, command, {}, port);
    return { origin: `http://127.0.0.1:${port}`, close: () => stop(child) };
  } finally {
    // The server has read them all by now.
    remove();
  }
}
