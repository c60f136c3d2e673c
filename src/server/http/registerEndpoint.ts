import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import type { Endpoint, WireCall } from '#contract/endpoints/endpoint.ts';
import type { Principal } from '../access/decision.ts';
import type { Session, SessionOf } from '../access/session.ts';
import { verlangeZustimmung } from '../access/zustimmung.ts';
import type { Zugriff } from '../repositories/zugaenge.ts';
import { nichtAngemeldet, zuVieleAnfragen } from './answers.ts';
import { within } from './deadline.ts';
import { idempotencyHeader, idempotencyKeyOf } from './idempotencyKey.ts';
import { operationOf, responsesOf } from './openapi.ts';

/** What registering needs besides the endpoint itself. */
export interface Api {
  app: FastifyInstance;
  sessionOf: SessionOf;
  isRevoked: (session: Session) => Promise<boolean>;
  /** Counts one more over all processes; 0, or the seconds to wait when that was one too many. Null where nothing is limited. */
  zaehlen: ((schluessel: readonly string[], grenze: Grenze) => Promise<number>) | null;
}

type Protected = Endpoint & { readonly zugriff: Exclude<Endpoint['zugriff'], 'oeffentlich'> };
type Public = Endpoint & { readonly zugriff: 'oeffentlich' };

type Params<E extends WireCall> = E['params'] extends $ZodType ? output<E['params']> : undefined;
type Query<E extends WireCall> = E['query'] extends $ZodType ? output<E['query']> : undefined;
type Body<E extends WireCall> = E['body'] extends $ZodType ? output<E['body']> : undefined;
export type EndpointAnswer<E extends WireCall> = output<E['responses'][200]>;

/** A request that passed its schemas. */
export interface EndpointCall<E extends WireCall> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** Header as sent; only public endpoints that tell agents more look at it. */
  authorization: string | undefined;
  /** Empty where the endpoint takes no key. */
  idempotencyKey: string;
}

/** A request of anybody. */
export interface PublicCall<E extends Endpoint> extends EndpointCall<E> {
  /** Network address requests are counted by; of IPv6 the network, as a home has billions of addresses. */
  adresse: string;
}

/** A request of somebody known, with what was read beside his access. */
export interface SignedCall<E extends Endpoint, T> extends EndpointCall<E> {
  principal: Principal;
  gelesen: T;
}

export interface ProtectedHandler<E extends Endpoint, T> {
  /** Reads the access and whatever the answer needs, in one round trip. */
  laden: (session: Session, params: Params<E>) => Promise<Zugriff<T>>;
  /** Where the answer is a file, `nennen` says what the browser calls it. */
  antworten: (
    call: SignedCall<E, T>,
    nennen: (dateiname: string) => void,
  ) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>;
}

/** No request waits longer for the database; a write that commits later is found again by its key. */
export const deadlineMs = 5_000;

/** Of it, for counting requests before the body is read. */
const countingMs = 2_000;

/** Mounts a line of the contract table for signed-in users: token, schemas, access, then the handler. */
export function registerEndpoint<const E extends Protected, T>(
  { app, sessionOf, isRevoked }: Api,
  endpoint: E,
  handler: ProtectedHandler<E, T>,
): void {
  const sessions = new WeakMap<FastifyRequest, Session>();
  app.route({
    ...routeOf(endpoint),
    // After the limit of requests per address, before a byte of the body is read.
    async preParsing(request) {
      const session = await sessionOf(request.headers.authorization, endpoint.zugriff);
      if (!session) throw nichtAngemeldet();
      sessions.set(request, session);
    },
    handler: async (request, reply) => {
      const body = await within(deadlineMs, answer(request, reply));
      if (endpoint.medientyp) reply.type(`${endpoint.medientyp}; charset=utf-8`);
      return body;
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<EndpointAnswer<E>> {
    const session = sessions.get(request);
    if (!session) throw nichtAngemeldet();
    const call = callOf(endpoint, request);
    const [revoked, zugriff] = await Promise.all([
      isRevoked(session),
      handler.laden(session, call.params),
    ]);
    if (revoked || !zugriff || zugriff.gesperrt) throw nichtAngemeldet();
    verlangeZustimmung(zugriff, endpoint);
    const nennen = (dateiname: string) =>
      void reply.header('content-disposition', `attachment; filename="${dateiname}"`);
    const { principal, gelesen } = zugriff;
    return handler.antworten({ ...call, principal, gelesen }, nennen);
  }
}

/** Requests of one address. */
interface Grenze {
  readonly mal: number;
  readonly ms: number;
}

/**
 * Mounts a line of the contract table that needs no sign-in; `limit` counts per address. A number is per minute and
 * stops floods, each process for itself; anything longer is a promise and counts in the database.
 */
export function registerPublicEndpoint<const E extends Public>(
  { app, zaehlen }: Pick<Api, 'app' | 'zaehlen'>,
  endpoint: E,
  handler: (call: PublicCall<E>) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>,
  limit?: number | Grenze,
): void {
  app.route({
    ...routeOf(endpoint),
    ...(typeof limit === 'number' && {
      config: { rateLimit: { max: limit, timeWindow: '1 minute' } },
    }),
    ...(typeof limit === 'object' && {
      onRequest: async ({ ip }: FastifyRequest) => {
        const adresse = normalizeIP(ip);
        const { method, path } = endpoint;
        if (!zaehlen) return;
        const warten = await within(countingMs, zaehlen([method, path, adresse], limit));
        if (warten > 0) throw zuVieleAnfragen(warten);
      },
    }),
    async handler(request, reply) {
      const call = { ...callOf(endpoint, request), adresse: normalizeIP(request.ip) };
      const counted = zaehlen && typeof limit === 'object' ? countingMs : 0;
      const answer = await within(deadlineMs - counted, Promise.resolve(handler(call)));
      const { cacheSekunden } = endpoint;
      if (cacheSekunden) reply.header('cache-control', `public, max-age=${cacheSekunden}`);
      return answer;
    },
  });
}

function routeOf(endpoint: Endpoint): Route {
  return routeAs(endpoint, operationOf(endpoint));
}

type Route = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** A line as a route that checks its schemas; `operation` is what the document says of it besides its shapes. */
export function routeAs(endpoint: WireCall, operation: object): Route {
  const { method, path, params, query, body, idempotent } = endpoint;
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...operation,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(idempotent && { headers: idempotencyHeader }),
      response: responsesOf(endpoint),
    },
  };
}

/** Fastify has run the very schemas these types come from; its own types cannot follow the table. */
export function callOf<E extends WireCall>(endpoint: E, request: FastifyRequest): EndpointCall<E> {
  return {
    params: request.params as Params<E>,
    query: (endpoint.query ? request.query : undefined) as Query<E>,
    body: request.body as Body<E>,
    authorization: request.headers.authorization,
    idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : '',
  };
}
