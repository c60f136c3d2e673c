import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHeaders } from '#server/http/headers.ts';
import { opened, promised } from '#tests/portal/promised.ts';
import { servePages } from '../../src/servePages.ts';

const root = mkdtempSync(join(tmpdir(), 'pages-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'dist', 'portal', 'assets'), { recursive: true });
  writeFileSync(join(root, 'dist', 'portal', 'index.html'), '<!doctype html><title>Portal</title>');
  app = Fastify();
  await servePages(app, root, { production: true });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each(promised)('$path answers with the page of the portal', async ({ path }) => {
  const plain = opened(path).replace(/(?<=.)\/$/, '');
  for (const url of [plain, plain === '/' ? '/' : `${plain}/`, `${plain}?brand=hfk`]) {
    const answer = await app.inject({ method: 'GET', url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).toContain('<title>Portal</title>');
  }
});

test.each([
  '/gibt-es-nicht',
  '/kunden/gibt-es-nicht/',
  '/vermittler/kunde/P000001/mehr',
  '//',
  '/feedback/anna/',
  '/feedback/Claim/7',
])('a mistyped address (%s) answers 404', async (url) => {
  const answer = await app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(404);
});

test('the page of a mistyped address is the portal’s own', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url: '/vertrage' });
  expect({ statusCode, body, type: headers['content-type'] }).toEqual({
    statusCode: 404,
    body: '<!doctype html><title>Portal</title>',
    type: 'text/html; charset=utf-8',
  });
});

test('a link of a brand that does not exist answers 400 with the page that says so', async () => {
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: '/kunden/login/?brand=acme',
  });
  expect({ statusCode, body }).toMatchObject({ statusCode: 400 });
  expect(body).toContain('<title>Portal</title>');
});

test('a page that was drawn ahead comes as it was drawn for the brand, to be asked for again each time', async () => {
  for (const brand of ['andsafe', 'hfk']) {
    mkdirSync(join(root, 'dist', 'prerendered', brand, 'kunden'), { recursive: true });
    const page = `<!doctype html><title>Anmelden – ${brand}</title>`;
    writeFileSync(join(root, 'dist', 'prerendered', brand, 'kunden', 'login.html'), page);
  }
  const drawing = Fastify();
  await servePages(drawing, root, { production: true });
  const titleAt = async (url: string) => {
    const { statusCode, body, headers } = await drawing.inject({ method: 'GET', url });
    expect([statusCode, headers['cache-control']]).toEqual([
      url.includes('acme') ? 400 : 200,
      'no-cache',
    ]);
    return /<title>(.*)<\/title>/.exec(body)?.[1];
  };
  expect(await titleAt('/kunden/login')).toBe('Anmelden – andsafe');
  expect(await titleAt('/kunden/login/?zurueck=%2Fkunden%2F')).toBe('Anmelden – andsafe');
  expect(await titleAt('/kunden/login/?brand=hfk')).toBe('Anmelden – hfk');
  // Nothing was drawn for these.
  for (const url of ['?brand=protect', '?brand=acme', '?embedded', '?withoutTranslations']) {
    expect(await titleAt(`/kunden/login/${url}`)).toBe('Portal');
  }
  await drawing.close();
});

test('the contract list has a document of its own, the same for everybody who asks for it', async () => {
  mkdirSync(join(root, 'dist', 'prerendered', 'angemeldet'), { recursive: true });
  const page = '<!doctype html><script>ask()</script><title>Vorbereitet</title>';
  writeFileSync(join(root, 'dist', 'prerendered', 'angemeldet', 'vertraege.html'), page);
  const prepared = Fastify();
  prepared.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', "script-src 'self';style-src 'self'");
  });
  await servePages(prepared, root, { production: true });
  const at = (url: string, authorization = '') =>
    prepared.inject({ method: 'GET', url, headers: { authorization } });
  const anonymous = await at('/kunden/vertraege');
  expect(anonymous.body).toBe(page);
  expect(anonymous.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect((await at('/kunden/vertraege/', 'Bearer anna')).body).toBe(page);
  expect((await at('/kunden/vertraege?brand=hfk')).body).toBe(page);
  expect((await at('/kunden/vertraege?brand=hfk&embedded')).body).not.toBe(page);
  expect((await at('/kunden/vertraege?brand=acme')).statusCode).toBe(400);
  expect((await at('/kunden/vertraege/PH250000101')).body).not.toBe(page);
  await prepared.close();
});

test('a missing file is no page', async () => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url: '/assets/old.js' });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
});

test('the gallery is found without the slash at its end, and not in production', async () => {
  mkdirSync(join(root, 'dist', 'muster', 'assets'), { recursive: true });
  writeFileSync(join(root, 'dist', 'muster', 'index.html'), '<!doctype html><title>Muster</title>');
  expect((await app.inject({ method: 'GET', url: '/muster' })).statusCode).toBe(404);
  const demo = Fastify();
  await servePages(demo, root, { production: false });
  const { statusCode, headers } = await demo.inject({ method: 'GET', url: '/muster' });
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 301,
    location: '/muster/',
  });
  expect((await demo.inject({ method: 'GET', url: '/muster/' })).body).toContain('Muster');
  await demo.close();
});

test('a host page loads its script from anywhere, and a frame learns who may frame it', async () => {
  mkdirSync(join(root, 'dist', 'embed'), { recursive: true });
  writeFileSync(join(root, 'dist', 'embed', 'portal-flow.js'), 'export {};');
  const embedding = Fastify();
  registerHeaders(embedding, []);
  await servePages(embedding, root, { production: true, frameHosts: ['https://bank.example'] });
  const script = await embedding.inject({ method: 'GET', url: '/einbettung/portal-flow.js' });
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const hosts = await embedding.inject({ method: 'GET', url: '/einbettung/hosts' });
  expect(hosts.json()).toEqual({ hosts: ['https://bank.example'] });
  expect(hosts.headers).not.toHaveProperty('access-control-allow-origin');
  await embedding.close();
});

test('a frame gets no page that was prepared for the session of this browser', async () => {
  mkdirSync(join(root, 'dist', 'prerendered', 'angemeldet'), { recursive: true });
  const prepared = '<!doctype html><title>Vorbereitet</title>';
  writeFileSync(join(root, 'dist', 'prerendered', 'angemeldet', 'vertraege.html'), prepared);
  const framed = Fastify();
  await servePages(framed, root, { production: true });
  const at = (dest: string) =>
    framed.inject({ url: '/kunden/vertraege', headers: { 'sec-fetch-dest': dest } });
  expect((await at('document')).body).toBe(prepared);
  expect((await at('iframe')).body).toContain('<title>Portal</title>');
  await framed.close();
});
