import type { Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Produkt, ProduktSchluessel } from '#contract/produkte/produkte.ts';
import type { Produktseite } from '#contract/produkte/aushaenge/produktseite.ts';
import type { Leistungsbuch } from '#contract/produkte/leistungen/leistung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { vertrag } from '../../database/schema.ts';
import type { Tarifangaben } from '../../documents/angaben/vertragsworte.ts';
import type { Fakt } from '../../documents/inhalt/inhalt.ts';
import type { Antragsregel } from '../antrag/antragsregel.ts';
import type { Aenderungslage } from '../aenderung/lage.ts';
import type { Deckung } from '../aenderung/arten/deckung/sparte.ts';
import type { Gewerbetarif } from '../tarif/gewerbe.ts';
import type { Produkttarif } from '../tarif/produkttarif.ts';
import type { Elementarschutz } from './elementar.ts';

/** What the server knows of a product beside what everybody does (`contract/produkte`). */
export interface Sparte {
  /** Its cover, for contracts of every generation. */
  readonly leistungen: Leistungsbuch;
  /** What its page says of that cover, for a product of the back office. */
  readonly seite: (produkt: Produkt) => Produktseite;
  /** The lines of the policy of a contract, as far as it knows itself, with what it was priced from. */
  readonly schein: (vertrag: Vertrag, angaben: Tarifangaben) => Fakt[];
  readonly tarif: Produkttarif;
  /** How it looks at a trade, where it is priced by one. */
  readonly gewerbe?: Gewerbetarif;
  /** Its contract in the words of the request; nothing where a contract says too little of itself. */
  readonly anfrage?: (stand: Risikostand) => Readonly<Record<string, unknown>>;
  /** From answers to a contract, one for each application; nothing where nobody can apply for it. */
  readonly antraege?: readonly [Antragsregel, ...Antragsregel[]];
  /** A change of its sum, where that is more than another `versicherungssumme`. */
  readonly summe?: Summenbesonderheit;
  /** Cover a change can put in or take out, and variants it can choose. */
  readonly deckungen?: (lage: Aenderungslage) => readonly Deckung[];
  readonly elementar?: Elementarschutz;
  /** Office liability, and private liability of people, can be part of it. */
  readonly mitHaftpflichten?: true;
  /** What to tell with its price whoever has a contract of another product with us; null where the two do not meet. */
  readonly nebenEigenem?: (anfrage: unknown) => Nebenhinweis | null;
  /** Its request has no place for answers about the risk of a trade. */
  readonly ohneRisikofragen?: true;
  /** It can be cancelled at any rise after a move, not above 10 % alone (VHB, VVG § 25 (2)). */
  readonly umzugsklausel?: true;
  /** Where the law asks some for it: what to think of before cancelling. */
  readonly pflichthinweis?: string;
}

/** Cover she may have twice. */
export interface Nebenhinweis {
  readonly schluessel: ProduktSchluessel;
  /** Only of a contract with office liability in it. */
  readonly mitBuerohaftpflicht?: true;
  readonly hinweis: Tarifhinweis;
}

/** What is particular to the sum of a product. */
export interface Summenbesonderheit {
  /** Field of its request. */
  readonly feld?: 'kaufpreis' | 'reisepreis';
  /** What is insured where so much is stated, cents. */
  readonly versichert?: (genannte: number) => number;
  /** What a higher one has to be shown by, as a request. */
  readonly nachweis?: string;
}

/** One that can be applied for: its price is given with a word that it holds, and taken again with it. */
export interface Antragssparte extends Sparte {
  readonly tarif: Produkttarif<Zusagbar>;
  readonly antraege: readonly [Antragsregel, ...Antragsregel[]];
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
