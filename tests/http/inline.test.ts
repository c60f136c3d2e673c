import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerHeaders } from '#server/http/headers.ts';
import { allowing, inlineIn } from '#server/http/inline.ts';

const page = `<!doctype html><head><script>rot()</script><style>a{color:red}</style>
<script type="module" src="/assets/start.js"></script></head>`;

test('a first page may apply what stands in it, and no other page may', async () => {
  const app = Fastify();
  registerHeaders(app, []);
  app.get('/erste', (_request, reply) => allowing(reply, inlineIn(page)).send('da'));
  app.get('/andere', () => 'da');
  const policyOf = async (url: string) =>
    String((await app.inject({ method: 'GET', url })).headers['content-security-policy']).split(
      ';',
    );
  const erste = await policyOf('/erste');
  expect(erste).toContain(`script-src 'self' ${named('rot()')}`);
  expect(erste).toContain(`style-src 'self' ${named('a{color:red}')}`);
  expect(await policyOf('/andere')).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'"]),
  );
  await app.close();
});

test('pages that are listed may frame the portal, and a header that knows no list says nothing then', async () => {
  const app = Fastify();
  registerHeaders(app, [], ['https://bank.example', 'https://other.example']);
  app.get('/', () => 'da');
  const { headers } = await app.inject({ method: 'GET', url: '/' });
  expect(headers['content-security-policy']).toContain(
    'frame-ancestors https://bank.example https://other.example;',
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  await app.close();
});

function named(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
