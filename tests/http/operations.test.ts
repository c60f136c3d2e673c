// Again on PostgreSQL: statements no other of these tests makes.
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpoints } from '#contract/endpoints/table.ts';
import { technisch } from '#contract/errors.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { berechne, speichere } from '#tests/support/berechnung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await openTestApi({ log: pino({ level: 'trace' }, sink) });
  await insertRows(api.database);
});
afterAll(() => api.close());

const contract = `/vertrag/${nummern.eigener}`;

describe('the published document', () => {
  const document = z.object({
    openapi: z.literal('3.1.0'),
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          operationId: z.string(),
          'x-addition': z.optional(z.literal(true)),
          responses: z.record(z.string(), z.object({ description: z.string() })),
          security: z.array(z.record(z.string(), z.unknown())),
        }),
      ),
    ),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  });
  const read = async () =>
    z.parse(document, (await api.send({ method: 'GET', path: '/openapi.json' })).body);

  test('says of each call that is not in the specification that it was added', async () => {
    const { paths } = await read();
    const added = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .filter((operation) => operation['x-addition'])
      .map(({ operationId }) => operationId);
    const additions = Object.entries<Endpoint>(endpoints)
      .filter(([, { addition }]) => addition)
      .map(([name]) => name);
    expect(additions).toContain('entwurfAnlegen');
    expect(added.toSorted()).toEqual(additions.toSorted());
  });

  test('lists exactly the endpoints of the contract, letter for letter', async () => {
    const { paths } = await read();
    const published = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    const promised = Object.entries(endpoints).map(
      ([name, { method, path }]) => `${name} ${method} /api${path}`,
    );
    expect(published.toSorted()).toEqual(promised.toSorted());
  });

  test('names every answer and who may ask', async () => {
    const operation = (await read()).paths['/api/vertrag/{versicherungsNummer}/zahlweise']?.[
      'patch'
    ];
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '200',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(operation?.security).toEqual([{ benutzer: [] }, { vermittler: [] }]);
    const open = (await read()).paths['/api/portale/{portal}/pool']?.['get'];
    expect(open?.security).toEqual([]);
  });

  test('has no component nobody refers to', async () => {
    const antwort = await api.send({ method: 'GET', path: '/openapi.json' });
    const text = JSON.stringify(antwort.body);
    const ids = Object.keys(z.parse(document, antwort.body).components.schemas);
    expect(ids).toContain('Vertrag');
    expect(ids.filter((id) => !text.includes(`#/components/schemas/${id}"`))).toEqual([]);
  });
});

test('every answer carries the security headers, and the API is never cached', async () => {
  for (const path of [contract, '/openapi.json', '/nirgends']) {
    const { headers } = await api.send({ method: 'GET', path });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('what happened stands in the log, and nothing personal does', async () => {
  const token = await api.pools.token('benutzer', 'kundin');
  lines.length = 0;
  await speichere(api, people.kundin, await berechne(api, people.kundin));
  await api.send({ method: 'GET', path: contract, authorization: `Bearer ${token}` });
  await api.send({ method: 'GET', path: '/vertrag/findByPartnerNummer/P000001?x=geheim' });
  const log = lines.join('');
  expect(log).toContain('"route":"/api/vertrag/:versicherungsNummer"');
  expect(log).toContain('"status":401');
  for (const personal of [nummern.eigener, 'P000001', 'geheim', 'example.org', token, 'kundin']) {
    expect(log).not.toContain(personal);
  }
});

test('a fault inside answers with an id that finds it in the log, without the data', async () => {
  await api.database.execute(
    sql`update vertrag set vertrags_art = 'KAPUTT' where versicherungs_nummer = ${nummern.fremder}`,
  );
  lines.length = 0;
  const antwort = await api.send({
    method: 'GET',
    path: `/vertrag/${nummern.fremder}`,
    als: people.andererKunde,
  });
  const { code, errorMessage, fehlerId } = z.parse(technisch, antwort.body);
  expect(antwort.status).toBe(500);
  expect(code).toBe('TECHNISCH');
  expect(errorMessage).toBe(
    'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  );
  expect(lines.join('')).toContain(`"fehlerId":"${fehlerId}"`);
  expect(lines.join('')).not.toMatch(/KAPUTT|Krüger|DE89/);
});

test('while the database is away the answer is 503 and says when to try again', async () => {
  const fort = await openTestApi();
  await insertRows(fort.database);
  const ask = () => fort.send({ method: 'GET', path: contract, als: people.kundin });
  const health = async () => (await fort.app.inject('/healthz')).statusCode;
  expect([(await ask()).status, await health()]).toEqual([200, 200]);
  await fort.loseDatabase();
  expect(await ask()).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: {
      code: 'NICHT_ERREICHBAR',
      errorMessage:
        'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    },
  });
  expect(await health()).toBe(503);
  await fort.close();
});

test('whoever asks for many contracts on a day is told nothing more until the next, other addresses go on', async () => {
  const limited = await openTestApi({ rateLimit: { max: 1_000 } });
  const lookUp = (remoteAddress: string) =>
    limited.app.inject({ url: `/api${contract}/vertragsart`, remoteAddress });
  const answers = [];
  for (let i = 0; i < 31; i += 1) answers.push(await lookUp('192.0.2.1'));
  expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(30);
  const late = answers.find((a) => a.statusCode === 429);
  expect(late?.json()).toEqual({
    code: 'ZU_VIELE_ANFRAGEN',
    errorMessage:
      'Sie haben zu viele Anfragen gesendet. Bitte versuchen Sie es in 24\u00A0Stunden noch einmal.',
  });
  expect(late?.headers).toHaveProperty('retry-after');
  expect((await lookUp('192.0.2.2')).statusCode).toBe(200);
  await limited.close();
});
