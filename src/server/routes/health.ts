import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { within } from '../http/deadline.ts';

/** `GET /healthz`: 200 when the database answers within 2 s, 503 otherwise. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    const alive = await within(2_000, ping(database)).catch(() => false);
    reply.header('cache-control', 'no-store');
    return reply.code(alive ? 200 : 503).send({ status: alive ? 'ok' : 'unavailable' });
  });
}

async function ping(database: Database): Promise<boolean> {
  await database.execute(sql`select 1`);
  return true;
}
