import type { VertragsMarke } from '../../marken.ts';
import {
  type Beispielfall,
  imBeispiel,
  kartensatz,
  type Leistung,
} from '../leistungen/leistung.ts';

/**
 * What stands below the first question of an application: what is covered and what is not, claims as they happen, what
 * she needs (`domain/verkauf.md §2`). Plain data; every number of a sentence is filled in from the cover it names.
 */
export interface Produktseite<Name extends string = string> {
  /** The cover its sentences stand on. */
  readonly leistungen: Readonly<Record<Name, Leistung>>;
  /** Minutes from here to the contract. */
  readonly minuten: number;
  /** Also sold as a contract that ends by itself, of less than a month maybe: then there is no withdrawal from it. */
  readonly auchEinzeln?: true;
  /** All of its cover is chosen, module by module. */
  readonly jeBaustein?: true;
  /** Whose limits are told, so that they are sums of money. */
  readonly beispiel: { readonly text: string };
  /** The same in numbers. */
  readonly fall: (marke: VertragsMarke) => Beispielfall;
  readonly versichert: readonly Produktaussage<Name>[];
  readonly nichtVersichert: readonly Produktaussage<Name>[];
  /** What happens to people; examples, none of them a promise. */
  readonly schaeden: readonly Beispielschaden<Name>[];
  readonly brauchen: readonly { readonly name: string; readonly text: string }[];
}

/** A statement and the cover it stands on. */
export interface Produktaussage<Name extends string = string> {
  readonly name: string;
  readonly titel: string;
  /** "{karte}" is what the card of the tariff says of the same cover. */
  readonly text: string;
  /** The same of a contract, where a choice has been made by then; "{schein}" is what its policy says of the cover. */
  readonly imVertrag?: {
    readonly titel: string;
    readonly text: string;
    /** Cover that may be among what the policy says there. */
    readonly nennt: readonly Name[];
  };
  readonly leistungen: readonly [Name, ...Name[]];
}

export interface Beispielschaden<Name extends string = string> {
  readonly name: string;
  /** Cents. */
  readonly betrag: number;
  readonly text: string;
  readonly leistung: Name;
  /** What its clause is called in the conditions. */
  readonly label: string;
}

/** Where the sum insured alone says which limits these are. */
export const summenbeispiel = {
  text: 'Die Beträge gelten für ein Beispiel: Versicherungssumme {summe}.',
} as const;

/** A sentence of the page with the numbers of the cover it names, for that example. */
export function ausgefuellt(
  satz: string,
  namen: readonly string[],
  { leistungen: alle }: Pick<Produktseite, 'leistungen'>,
  fall: Beispielfall,
): string {
  const leistungen = namen.flatMap((name) => alle[name] ?? []);
  const karte = kartensatz(leistungen, fall.tarif);
  return imBeispiel(leistungen, satz, { ...fall, werte: { karte, ...fall.werte } });
}
