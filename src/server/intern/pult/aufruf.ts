import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { WireCall } from '#contract/endpoints/endpoint.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { ungueltig } from '#contract/errors.ts';
import type { EndpointAnswer } from '../../http/registerEndpoint.ts';
import { internpfad } from '../registrieren.ts';

interface Anfrage {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  schluessel?: string;
}

/** What the call answered, or why it did not. */
export type Ausgang<A> =
  | { ok: true; antwort: A }
  | { ok: false; status: number; fehler: Record<string, string>; satz: string };

/** Calls the insurer's side as any system of his would: through its wire, with the token. */
export function pultaufruf(app: FastifyInstance, token: string) {
  return async <const A extends WireCall>(
    aufruf: A,
    { params = {}, query = {}, body, schluessel }: Anfrage = {},
  ): Promise<Ausgang<EndpointAnswer<A>>> => {
    const pfad = aufruf.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const { statusCode: status, body: text } = await app.inject({
      method: aufruf.method,
      url: `${internpfad}${pfad}`,
      query: { ...query },
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(schluessel !== undefined && { 'idempotency-key': schluessel }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const gesagt: unknown = JSON.parse(text);
    // The call has parsed its own answer by this schema.
    if (status === 200) return { ok: true, antwort: gesagt as EndpointAnswer<A> };
    return { ok: false, status, ...warum(gesagt) };
  };
}

function warum(gesagt: unknown): { fehler: Record<string, string>; satz: string } {
  const felder = z.safeParse(ungueltig, gesagt).data?.fehler ?? [];
  if (felder.some(({ feld }) => feld === 'idempotency-key')) {
    return { fehler: {}, satz: 'Das wurde schon gesendet. Bitte laden Sie die Seite neu.' };
  }
  if (felder.length > 0) {
    const fehler = Object.fromEntries(felder.map(({ feld, text }) => [feld, text]));
    return { fehler, satz: 'Bitte prüfen Sie Ihre Angaben.' };
  }
  return { fehler: {}, satz: z.safeParse(mitSatz, gesagt).data?.errorMessage ?? allgemeinerFehler };
}

const mitSatz = z.object({ errorMessage: z.string() });
