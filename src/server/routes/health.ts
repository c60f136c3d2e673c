import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { within } from '../http/deadline.ts';
import { laeufe } from '../repositories/laeufe.ts';

/** `GET /healthz`: 200 when the database answers within 2 s, 503 otherwise; names the last night that is done. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    const antwort = await within(2_000, stand(database)).catch(() => null);
    reply.header('cache-control', 'no-store');
    return reply.code(antwort ? 200 : 503).send(antwort ?? { status: 'unavailable' });
  });
}

async function stand(database: Database) {
  const letzter = await laeufe(database).letzter();
  const nachtlauf = letzter && {
    tag: letzter.tag,
    erledigtAm: letzter.erledigtAm.toISOString(),
    fehler: letzter.fehler,
  };
  return { status: 'ok', nachtlauf };
}
