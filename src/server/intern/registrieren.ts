import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { WireCall } from '#contract/endpoints/endpoint.ts';
import type { Anbindungsdienste } from '../commands/vermittler/anbindungEntscheiden.ts';
import { nichtAngemeldet, nichtGefunden } from '../http/answers.ts';
import { within } from '../http/deadline.ts';
import { fehlerformen, registerOpenApi } from '../http/openapi.ts';
import {
  type EndpointAnswer,
  callOf,
  deadlineMs,
  type EndpointCall,
  routeAs,
} from '../http/registerEndpoint.ts';
import { anbindungsdienst } from './anbindungen.ts';
import { internaufrufe } from './aufrufe.ts';
import { gespraechsdienst, type Gespraechsdienste } from './gespraeche.ts';
import { schadendienst, type Schadendienste } from './schaeden.ts';

/** Where the insurer's side is. */
export const internpfad = '/intern/v1';

export interface Interndienste extends Gespraechsdienste, Schadendienste, Anbindungsdienste {
  /** Whoever sends it is the insurer. */
  token: string;
}

type Aufrufname = keyof typeof internaufrufe;
/** What answers each call of the table. */
type Antworten = {
  [N in Aufrufname]: (
    call: EndpointCall<(typeof internaufrufe)[N]>,
  ) => Promise<EndpointAnswer<(typeof internaufrufe)[N]>>;
};

/** The insurer's side (`domain/offen.md`): its calls, each with the service token, and their own OpenAPI document. */
export async function registerIntern(
  app: FastifyInstance,
  { token, ...dienste }: Interndienste,
): Promise<void> {
  const gilt = pruefer(token);
  app.addHook('onRequest', async ({ headers }) => {
    if (!gilt(headers.authorization)) throw nichtAngemeldet();
  });
  await registerOpenApi(app, {
    title: 'Insurance portal, the insurer’s side',
    components: fehlerformen,
    securitySchemes: {
      dienst: { type: 'http', scheme: 'bearer', description: 'The service token.' },
    },
  });
  const antworten: Antworten = {
    ...gespraechsdienst(dienste),
    ...schadendienst(dienste),
    ...anbindungsdienst(dienste),
  };
  for (const name of Object.keys(internaufrufe) as Aufrufname[]) registriere(app, name, antworten);
  app.all('/*', { schema: { hide: true } }, () => {
    throw nichtGefunden();
  });
}

function registriere<N extends Aufrufname>(
  app: FastifyInstance,
  name: N,
  antworten: Pick<Antworten, N>,
): void {
  const aufruf: (typeof internaufrufe)[N] & WireCall = internaufrufe[name];
  const operation = { operationId: name, summary: aufruf.summary, security: [{ dienst: [] }] };
  app.route({
    ...routeAs(aufruf, operation),
    handler: (request) => within(deadlineMs, antworten[name](callOf(aufruf, request))),
  });
}

/** Compares what is alike in length, so that the time it takes tells nothing. */
function pruefer(token: string): (authorization: string | undefined) => boolean {
  const erwartet = hashVon(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(hashVon(authorization), erwartet);
}

function hashVon(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
