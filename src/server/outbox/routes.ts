import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../database/open.ts';
import { istEigenerRechner } from './loopback.ts';
import { nachrichten, type Nachricht } from './outbox.ts';
import { outboxSeite, outboxStil } from './page.ts';

/** `GET /dev/outbox` and `/dev/outbox.json` (`?an=` for one recipient), on this machine only; never in production. */
export function outboxRoutes(database: Database): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!istVonHier(request)) reply.callNotFound();
    });
    app.get('/dev/outbox', (request, reply) => {
      reply.type('text/html; charset=utf-8');
      return nachrichten(database, empfaenger(request)).then(outboxSeite);
    });
    app.get('/dev/outbox.json', (request) =>
      nachrichten(database, empfaenger(request)).then((gefunden) => gefunden.map(alsJson)),
    );
    app.get('/dev/outbox.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(outboxStil),
    );
  };
}

/** The host name counts too: a page elsewhere may point its own name at this machine. */
function istVonHier(request: FastifyRequest): boolean {
  return (
    istEigenerRechner(request.socket.remoteAddress) &&
    istEigenerRechner(request.hostname) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}

const anfrage = z.object({ an: z.string() });

function empfaenger({ query }: FastifyRequest): string | undefined {
  return anfrage.safeParse(query).data?.an;
}

function alsJson({ kanal, an, betreff, text, zeit }: Nachricht) {
  return { kanal, an, ...(betreff === null ? {} : { betreff }), text, zeit: zeit.toISOString() };
}
