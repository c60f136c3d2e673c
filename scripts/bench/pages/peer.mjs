// The peer, built from its folder and served as plainly as can be: compressed files, and the calls handed on.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as call } from 'node:http';
import { extname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { root } from '../../ensure.mjs';
import { buildPage } from '../buildPage.mjs';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
]);

/** Serves the peer; its calls go to the portal at `apiPort`. @param {number} apiPort */
export async function servePeer(apiPort) {
  const { default: react } = await import('@vitejs/plugin-react');
  const { folder, remove } = await buildPage((folder) => ({
    root: join(root, 'scripts', 'bench', 'peer'),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: false },
  }));
  execFileSync(process.execPath, [join(root, 'scripts', 'compress.mjs'), folder]);
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.br'))
      .map((file) => [`/${file.slice(0, -3)}`, readFileSync(join(folder, file))]),
  );
  remove();

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith('/api/')) return handOn(request, response, apiPort);
    const name = path === '/' ? '/index.html' : path;
    const body = files.get(name);
    if (!body) return response.writeHead(404).end();
    const kept = name === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable';
    response.writeHead(200, {
      'content-type': types.get(extname(name)),
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': kept,
    });
    return response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {number} port */
function handOn(request, response, port) {
  const { url, method, headers } = request;
  const onward = call({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
