import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { get } from 'node:https';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

const pem = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../support/tls/${name}.pem`, import.meta.url)), 'utf8');
/** Of this machine alone, and valid for a hundred years. */
const tls = { cert: pem('cert'), key: pem('key') };

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await openTestApi({ tls });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

test('a browser that speaks HTTP/2 is answered on one line, and held to TLS', async () => {
  const session = connect(origin, { ca: tls.cert });
  const [well, unknown] = await Promise.all([
    answerOf(session.request({ ':path': '/healthz' })),
    answerOf(session.request({ ':path': '/api/gibt-es-nicht' })),
  ]);
  expect(session.alpnProtocol).toBe('h2');
  expect(well).toMatchObject({ ':status': 200 });
  expect(well['strict-transport-security']).toContain('max-age=31536000');
  expect(unknown).toMatchObject({ ':status': 404 });
  session.close();
});

test('whoever speaks no HTTP/2 is answered all the same', async () => {
  const { statusCode, httpVersion } = await new Promise<{
    statusCode?: number | undefined;
    httpVersion: string;
  }>((resolve, reject) => {
    get(`${origin}/healthz`, { ca: tls.cert, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    }).on('error', reject);
  });
  expect({ statusCode, httpVersion }).toEqual({ statusCode: 200, httpVersion: '1.1' });
});

test('a line that a browser keeps open does not keep the server from stopping', async () => {
  const own = await openTestApi({ tls });
  const session = connect(await own.app.listen({ port: 0, host: '127.0.0.1' }), { ca: tls.cert });
  await answerOf(session.request({ ':path': '/healthz' }));
  const closed = new Promise((resolve) => session.once('close', () => resolve('closed')));
  await own.close();
  expect(await closed).toBe('closed');
});

type Answer = ReturnType<ReturnType<typeof connect>['request']>;

function answerOf(stream: Answer): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject).once('response', (headers) => {
      stream.resume().once('end', () => resolve({ ...headers }));
    });
  });
}
