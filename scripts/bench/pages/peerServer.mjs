// Serves the built peer as plainly as can be: compressed files, and the calls handed on. A process of its own, as the
// portal is: what measures must not wait for what it measures.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as call } from 'node:http';
import { extname, join } from 'node:path';

const [folder = '', apiPort = ''] = process.argv.slice(2);
const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
]);
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.br'))
    .map((file) => [`/${file.slice(0, -3)}`, readFileSync(join(folder, file))]),
);

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '';
  if (path === '/healthz') return response.end();
  if (path.startsWith('/api/')) return handOn(request, response);
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
server.listen(Number(process.env.PORT), '127.0.0.1');

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function handOn(request, response) {
  const { url, method, headers } = request;
  const onward = call(
    { host: '127.0.0.1', port: apiPort, path: url, method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
