import type * as z from 'zod/mini';
import { serviceFehler } from '#contract/constants.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { nichtErlaubt } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { merkeAntwort } from '../ausfall.ts';
import { request } from './request.ts';
import { failed, ServiceError } from './response.ts';

/** Calls the endpoints of the contract; never throws. */
export interface Client {
  call: <E extends Called>(
    endpoint: E,
    options: CallOptions<E>,
  ) => Promise<ServiceResponse<z.output<E['responses'][200]>>>;
}

export interface ClientParts {
  /** Where the API answers, as `apiHost` of the contract says; the page's own host where nothing is said. */
  host?: string;
  fetch: typeof globalThis.fetch;
  /** Access token of the signed-in user; null where nobody is signed in. */
  token: () => Promise<string | null>;
  /** The same for calls that anybody may make: nothing is fetched or missed for it. */
  bereitesToken?: () => Promise<string | null>;
  /** The server, to a call with this token, or the missing token says that nobody is signed in any more. */
  onSessionOver: (token: string | null) => void;
  /** The server says that the signed-in agent has to accept the terms first. */
  onZustimmungFehlt?: () => void;
  /** An answer is not what the contract says. Where the server is in production nobody else looks (decision 0050). */
  onUnpassend?: (error: Error) => void;
}

type Called = Endpoint & { readonly responses: { readonly 200: z.ZodMiniType } };
type Part<E, Key extends string> =
  E extends Record<Key, infer S extends z.core.$ZodType>
    ? Record<Key, z.input<S>>
    : Partial<Record<Key, never>>;

export type CallOptions<E> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: never }) & {
    signal?: AbortSignal;
    /** Nobody but somebody signed in makes it here, although anybody may call. */
    alsNutzer?: boolean;
    /** Cancels an earlier call of the same address that is still under way; default true. */
    unique?: boolean;
    /** Nobody has asked yet: what fails is told to nobody but the caller, who asks again in earnest. */
    voraus?: boolean;
  };

const timeoutMs = 20_000;

export function createClient(parts: ClientParts): Client {
  const { host = '', fetch, token, bereitesToken, onSessionOver, onZustimmungFehlt } = parts;
  const underWay = new Map<string, AbortController>();

  async function call<E extends Called>(
    endpoint: E,
    options: CallOptions<E>,
  ): Promise<ServiceResponse<z.output<E['responses'][200]>>> {
    const url = host + addressOf(endpoint, options.params, options.query);
    // A read never cancels a save of the same address.
    const key = `${endpoint.method} ${url}`;
    const controller = new AbortController();
    if (options.unique !== false) {
      underWay.get(key)?.abort();
      underWay.set(key, controller);
    }
    const signal = AbortSignal.any([
      controller.signal,
      ...(options.signal ? [options.signal] : []),
    ]);
    let bearer: string | null = null;
    try {
      bearer = await bearerFor(endpoint, options.alsNutzer);
      const timed = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await request(fetch, url, initOf(endpoint, options, bearer, timed));
      const schema: E['responses'][200] = endpoint.responses[200];
      const isFile = endpoint.medientyp !== undefined && answer instanceof Blob;
      merkeAntwort(endpoint.path);
      const gelesen = parsed(schema, isFile ? await answer.text() : answer);
      if (gelesen.errorStatus === 'unknown') parts.onUnpassend?.(new UnpassendeAntwort());
      return gelesen;
    } catch (error) {
      if (signal.aborted) return canceled;
      if (!options.voraus) melde(endpoint, error, bearer);
      return failed(error);
    } finally {
      if (underWay.get(key) === controller) underWay.delete(key);
    }
  }

  /** Whom a failure concerns besides the caller. */
  function melde({ path }: Endpoint, error: unknown, bearer: string | null): void {
    merkeAntwort(path, error);
    if (error instanceof ServiceError && error.status === 401) onSessionOver(bearer);
    if (error instanceof ServiceError && fehltZustimmung(error)) onZustimmungFehlt?.();
  }

  async function bearerFor({ zugriff }: Endpoint, alsNutzer = false): Promise<string | null> {
    // Whoever is signed in says so, also where nobody has to (`specification §6`).
    if (zugriff === 'oeffentlich' && !alsNutzer) return (await bereitesToken?.()) ?? null;
    const bearer = await token();
    if (bearer === null) throw new ServiceError(401, serviceFehler);
    return bearer;
  }

  return { call };
}

function fehltZustimmung({ status, body }: ServiceError): boolean {
  if (status !== 403 || typeof body !== 'object' || body === null) return false;
  const { code }: Partial<Record<keyof z.infer<typeof nichtErlaubt>, unknown>> = body;
  return code === 'ZUSTIMMUNG_FEHLT';
}

interface Sent {
  params?: unknown;
  body?: unknown;
  idempotencyKey?: string | undefined;
}

/** Where an endpoint answers, its parameters still in braces. */
export function pathOf({ path }: Pick<Endpoint, 'path'>): string {
  return `/api${path}`;
}

function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = new Map(textsOf(params));
  const path = pathOf(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const given = textsOf(query);
  return `${path}${given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''}`;
}

function textsOf(values: unknown): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

function initOf(
  { method }: Endpoint,
  { body, idempotencyKey }: Sent,
  bearer: string | null,
  signal: AbortSignal,
): RequestInit & { signal: AbortSignal } {
  const headers = {
    accept: 'application/json',
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  return { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Says nothing of what was in it. */
class UnpassendeAntwort extends Error {
  override readonly name = 'UnpassendeAntwort';
}

function parsed<S extends z.ZodMiniType>(schema: S, answer: unknown): ServiceResponse<z.output<S>> {
  const { success, data } = schema.safeParse(answer);
  if (!success) return failed(new ServiceError('unknown', 'Unexpected error (response model)'));
  return { ok: true, data, canceled: false, errorStatus: null, errorMessage: null };
}

const canceled = {
  ok: true,
  data: null,
  canceled: true,
  errorStatus: null,
  errorMessage: null,
} as const;
