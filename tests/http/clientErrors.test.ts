import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await openTestApi({ log: pino({ level: 'warn' }, sink), rateLimit: { max: 1_000 } });
});
afterAll(() => api.close());

const report = {
  fehlerId: '0a1b2c3d',
  seite: '/kunden/vertraege/:versicherungsNummer',
  name: 'TypeError',
  stack: ['/assets/index-Bx1.js:1:2345', '/assets/react-D_z.js:2:3'],
};
const send = (body: unknown) => api.send({ method: 'POST', path: '/client-errors', body });

test('the number a customer reads to us finds the line in the log', async () => {
  expect(await send(report)).toMatchObject({ status: 200, body: { fehlerId: '0a1b2c3d' } });
  const line: unknown = JSON.parse(lines.find((text) => text.includes('0a1b2c3d')) ?? '{}');
  expect(line).toMatchObject({ level: 40, clientError: report, msg: 'client error' });
});

test.each([
  ['a message', { ...report, message: 'Anna Bergmann' }],
  ['the address of a contract', { ...report, seite: '/kunden/vertraege/PH250000101' }],
  ['a query', { ...report, seite: '/kunden/?vmr=x' }],
  ['a file of somebody else', { ...report, stack: ['https://example.org/a.js:1:1'] }],
  ['a sentence as name', { ...report, name: 'Frau Bergmann rief an' }],
  ['no end of places', { ...report, stack: Array<string>(21).fill(report.stack[0] ?? '') }],
])('%s is refused and not logged', async (_, body) => {
  const before = lines.length;
  expect((await send(body)).status).toBe(422);
  expect(lines).toHaveLength(before);
});

test('a page that breaks without end is stopped', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(report)));
  expect(answers.map(({ status }) => status)).toContain(429);
});
