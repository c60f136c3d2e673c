import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { Zahlart } from '#contract/entities/zahlart.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import type { Fakt } from './inhalt/inhalt.ts';
import type { Markentexte } from './rechtstexte/rechtstexte.ts';

/** Who insures and answers for a brand. */
export interface Absender {
  marke: MarkenSchluessel;
  name: string;
  versicherer: { name: string; anschrift: string; vorstand: string; register: string };
  kontakt: { service: string; telefon: string; email: string; zeiten: string };
  ombudsstelle: Kontaktstelle;
  aufsicht: Kontaktstelle;
  /** Names of documents that differ by brand. */
  namen: { avb: string; pib: string };
  rechtstexte: Markentexte;
  /** German as its country writes it. */
  schreibe: (text: string) => string;
}

export interface Kontaktstelle {
  name: string;
  anschrift: string;
  telefon: string | null;
  email: string | null;
  website: string;
}

/** Whom a letter is for. */
export interface Empfaenger {
  /** Person or firm, as a letter addresses it. */
  name: string;
  /** Street and place, one line each. */
  anschrift: readonly string[];
}

/** Whom the contract is with. */
export interface Versicherungsnehmer extends Empfaenger {
  /** What tells her from others: day of birth, or legal form and register. */
  merkmale: readonly Fakt[];
}

/** The answers of an application as a document says them. */
export interface Antragsangaben {
  produkt: Produkt;
  nehmer: Versicherungsnehmer & { email: string };
  /** Every answer, in the order it was asked. */
  antworten: readonly { titel: string; fakten: readonly Fakt[] }[];
  /** What she wished and was advised; null where nobody asked. */
  beratung: Beratungsangaben | null;
  /** What she wrote herself, word for word. */
  eigenes: readonly string[];
  /** What the cover is, in words: sum, deductible, variant, options. */
  leistungen: readonly Fakt[];
  /** Day the cover begins, yyyy-MM-dd. */
  beginn: string;
  /** Last day of a contract that ends by itself; null where it goes on year by year. */
  ende: string | null;
  zahlart: Zahlart;
  /** Null where nothing is debited. */
  konto: { iban: string; kontoinhaber: string; bic?: string | undefined } | null;
  /** The contract elsewhere that this one follows; null where none runs. */
  vorvertrag: Vorvertrag | null;
}

/** What is documented of the advice (VVG § 6 (2)). */
export interface Beratungsangaben {
  /** Null where she wants no advice. */
  rat: Rat | null;
  /** The cover she had, as she answered it. */
  bisher: readonly Fakt[];
}

interface Rat {
  wunsch: Wunsch;
  /** What was recommended, and why. */
  satz: string;
  /** What she chose. */
  wahl: readonly Fakt[];
}

/** A contract with another insurer that she has to end herself. */
interface Vorvertrag {
  versicherer: string;
  /** Empty where she did not name it. */
  nummer: string;
  /** Its last day, yyyy-MM-dd. */
  bis: string;
  /** A firm speaks of itself as we. */
  fuerFirma: boolean;
}

/** Who speaks, and the day whose legal texts count, yyyy-MM-dd. */
export interface Aussteller {
  absender: Absender;
  stand: string;
}

/** What the documents of a product are made from, whoever takes it out. */
export interface Grunddaten extends Aussteller {
  produkt: Produkt;
}

/** A price as documents say it, cents. */
export type Preis = Pick<
  Tarifbeitrag,
  'zahlweise' | 'versicherungsPraemie' | 'jahresVersicherungsPraemie' | 'steuer' | 'nachlass'
>;

/** What the documents before the declaration are made from. */
export interface Unterlagendaten {
  angaben: Antragsangaben;
  absender: Absender;
  vermittler: Vermittlerinfo | null;
  beitrag: Tarifbeitrag;
  /** Today in Berlin, yyyy-MM-dd. */
  heute: string;
}

/** What the documents after the conclusion are made from. */
export interface Vertragsdaten extends Unterlagendaten {
  versicherungsNummer: string;
  /** Version of the conditions she was handed. */
  bedingungen: string;
  /** Texts of the declarations given, as the customer read them. */
  erklaerungen: readonly string[];
  /** What was said to her above the button. */
  gesagt: readonly string[];
}
