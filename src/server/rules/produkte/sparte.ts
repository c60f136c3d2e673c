import type { vertrag } from '../../database/schema.ts';
import type { Antragsregel } from '../antrag/antragsregel.ts';
import type { Produkttarif } from '../tarif/produkttarif.ts';

/** What the server knows of a product beside what everybody does (`contract/produkte`). */
export interface Sparte {
  readonly tarif: Produkttarif;
  /** Its contract in the words of the request; nothing where a contract says too little of itself. */
  readonly anfrage?: (stand: Risikostand) => Readonly<Record<string, unknown>>;
  /** From answers to a contract; nothing where nobody can apply for it. */
  readonly antrag?: Antragsregel;
}

/** One that can be applied for: its price is given with a word that it holds, and taken again with it. */
export interface Antragssparte extends Sparte {
  readonly tarif: Produkttarif<Zusagbar>;
  readonly antrag: Antragsregel;
}

/** A request that may bring the word of an earlier price. */
export interface Zusagbar {
  readonly zusage?: string | undefined;
}

/** What a contract says of itself, as far as its price depends on it. */
export type Risikostand = Pick<
  typeof vertrag.$inferSelect,
  'produkt' | 'deckungsIdentifier' | 'versicherungsSumme' | 'risiken'
>;
