import type { $ZodType } from 'zod/v4/core';
import {
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';

/** Who may call: nobody signed in needed, or a signed-in user of one of the portals. */
export type Zugriff = 'oeffentlich' | readonly Portal[];
export type Portal = 'benutzer' | 'vermittler';

/** One line of a wire, whoever may use it: what is validated and what its OpenAPI document shows. */
export interface WireCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD';
  /** Path as the specification writes it, without the prefix. */
  readonly path: `/${string}`;
  /** The specification has no such call; the document says so (`domain/offen.md`, head). */
  readonly addition?: true;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: $ZodType<Record<string, string>>;
  /** Query parameters; an endpoint without this ignores them. */
  readonly query?: $ZodType<Record<string, string | undefined>>;
  readonly body?: $ZodType;
  /** A write that must not happen twice takes the header `idempotency-key`. */
  readonly idempotent?: true;
  /** Seconds for which anybody may keep the answer; without it nobody may. Never for what concerns a person. */
  readonly cacheSekunden?: number;
  /** What the answer is where it is a file and no JSON; its schema is that of its text. */
  readonly medientyp?: 'text/csv';
  readonly responses: Readonly<Record<number, $ZodType>>;
}

/** One line of the portal's wire: what its client sends too. */
export interface Endpoint extends WireCall {
  readonly zugriff: Zugriff;
}

/** Errors of every endpoint that needs no sign-in. */
export const oeffentlicheFehler = {
  422: ungueltig,
  429: technisch,
  500: technisch,
  503: technisch,
};

/** Errors of every endpoint that is about somebody's own contract. */
export const vertragsfehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  404: nichtGefunden,
  ...oeffentlicheFehler,
};

/** `cacheSekunden` of data that changes with a release only. */
export const einTag = 86_400;

type Aufrufe = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
type Benannt<A extends Aufrufe> = {
  [P in keyof A & string]: {
    [N in keyof A[P] & string]: { name: `${P}${Capitalize<N>}`; aufruf: A[P][N] };
  }[keyof A[P] & string];
}[keyof A & string];

/** Calls of products by their names in the table: what `hausrat` calls `tarifieren` is `hausratTarifieren`. */
export function benannt<const A extends Aufrufe>(aufrufe: A) {
  return Object.fromEntries(
    Object.entries(aufrufe).flatMap(([produkt, eigene]) =>
      Object.entries(eigene).map(([name, aufruf]) => [
        `${produkt}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        aufruf,
      ]),
    ),
  ) as { readonly [B in Benannt<A> as B['name']]: B['aufruf'] };
}
