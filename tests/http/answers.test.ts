import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serializerCompiler } from '#server/http/serialization.ts';

const schema = z.object({
  name: z.string(),
  teile: z.optional(z.array(z.object({ cent: z.int() }))),
});

test('an answer that says what its schema names is written, in whatever order it was made', async () => {
  const body = { teile: [{ cent: 1 }], name: 'Hausrat' };
  expect(await answered(body, true)).toEqual({ status: 200, body });
});

test.each([
  ['less', {}],
  ['more', { name: 'Hausrat', iban: 'DE02' }],
  ['more, deep inside', { name: 'Hausrat', teile: [{ cent: 1, iban: 'DE02' }] }],
  ['something else', { name: 7 }],
])('an answer that says %s than its schema names is a fault', async (_, body) => {
  const { status, body: said } = await answered(body, true);
  expect(status).toBe(500);
  expect(JSON.stringify(said)).not.toContain('DE02');
});

test('in production an answer leaves as it is, without being read again', async () => {
  const body = { name: 'Hausrat' };
  expect(await answered(body, false)).toEqual({ status: 200, body });
});

async function answered(body: object, checked: boolean) {
  const app: FastifyInstance = Fastify();
  app.setSerializerCompiler(serializerCompiler(checked));
  app.get('/', { schema: { response: { 200: schema } } }, () => body);
  const answer = await app.inject('/');
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>() };
}
