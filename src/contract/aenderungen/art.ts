import type * as z from 'zod/mini';
import type { $ZodShape } from 'zod/v4/core';
import type { ProduktSchluessel } from '#contract/produkte/produkte.ts';

/** What the wire knows of a kind of change (`domain/vertrag.md §5`, §6). */
export interface Aenderungsart {
  /** Its value field, as calculate and save take it. */
  readonly wunsch: z.ZodMiniObject;
  /** Pairs of calls by name; most kinds have one, and one has a single call for both. */
  readonly aufrufe: Readonly<Record<string, Aufrufpaar>>;
  /** What of the wish the address of its calls names too. */
  readonly imPfad?: $ZodShape;
  /** Under which name it waits for its day; `deckung.*` where each of several has its own. */
  readonly wartetAls: string;
  /** A statement, for which a broker needs no right to change contracts (`domain/vertrag.md §2`). */
  readonly istAngabe?: true;
}

/** Calculate stores nothing, save changes the contract; paths below `/api`. */
export interface Aufrufpaar {
  /** The specification has no such calls. */
  readonly addition?: true;
  /** Only for contracts of that product. */
  readonly produkt?: ProduktSchluessel;
  /** The contract it is about, in a line of the OpenAPI document. */
  readonly was: string;
  readonly berechnen: `/vertrag/${string}`;
  readonly speichern: `/vertrag/${string}`;
}
