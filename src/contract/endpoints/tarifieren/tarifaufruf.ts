import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { markenSchluessel } from '#contract/entities/marke.ts';
import type { Produktaufruf } from '#contract/produkte/produkte.ts';
import { type Endpoint, oeffentlicheFehler } from '../endpoint.ts';
import { tarifantwort } from './antwort.ts';

/** `POST /{produkt}/tarifieren`: what anybody asks the price of a product with. */
export function tarifaufruf<const P extends Produktaufruf, Anfrage extends $ZodType = $ZodType>(
  produkt: P,
  was: string,
  body: Anfrage,
) {
  return {
    method: 'POST',
    path: `/${produkt}/tarifieren`,
    zugriff: 'oeffentlich',
    summary: `Price of a ${was} insurance; stores nothing.`,
    /** Brand that asks: what it does not sell has no price there; without one it is a price and no offer. */
    query: z.object({ marke: z.optional(markenSchluessel) }),
    body,
    responses: { 200: tarifantwort, ...oeffentlicheFehler },
  } as const satisfies Endpoint;
}

/** The call of any product, by what it asks and what is sent for it. */
export type Tarifaufruf<Anfrage = unknown, Eingabe = unknown> = ReturnType<
  typeof tarifaufruf<Produktaufruf, $ZodType<Anfrage, Eingabe>>
>;
