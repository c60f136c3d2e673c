import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../database/open.ts';
import { istVonHier } from './loopback.ts';
import { anhangZu, mailseiteZu, nachrichten, type Nachricht } from './outbox.ts';
import { anhangadresse, outboxSeite, outboxStil, seitenadresse } from './page.ts';

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
    app.get<{ Params: { id: string } }>('/dev/outbox/:id.html', async (request, reply) => {
      const { id } = request.params;
      const seite = istId(id) ? await mailseiteZu(database, id) : null;
      if (seite === null) return reply.callNotFound();
      // As a mailbox would: whatever is in it, nothing runs, nothing is fetched, and it is nobody's origin.
      return reply
        .header('content-security-policy', mailrichtlinie)
        .type('text/html; charset=utf-8')
        .send(seite);
    });
    app.get<{ Params: { id: string; stelle: string } }>(
      '/dev/outbox/:id/:stelle(\\d+).pdf',
      async (request, reply) => {
        const { id, stelle } = request.params;
        const anhang = istId(id) ? await anhangZu(database, id, Number(stelle)) : null;
        if (!anhang) return reply.callNotFound();
        return reply
          .header('content-disposition', `inline; filename="${anhang.name}"`)
          .type('application/pdf')
          .send(anhang.inhalt);
      },
    );
    app.get('/dev/outbox.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(outboxStil),
    );
  };
}

const mailrichtlinie = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

function istId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

const anfrage = z.object({ an: z.string() });

function empfaenger({ query }: FastifyRequest): string | undefined {
  return anfrage.safeParse(query).data?.an;
}

function alsJson({ id, kanal, an, betreff, text, zeit, anhaenge }: Nachricht) {
  const gesendet = { kanal, an, text, zeit: zeit.toISOString() };
  if (kanal === 'SMS') return gesendet;
  const dateien = anhaenge.map((name, stelle) => ({ name, url: anhangadresse(id, stelle) }));
  return { ...gesendet, betreff, seite: seitenadresse(id), anhaenge: dateien };
}
