import { safeParse } from 'zod/v4/core';
import type { Tarifaufruf } from '#contract/endpoints/tarifieren/tarifaufruf.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import { germanText } from '../germanTexts.ts';
import type { Alternative } from './alternativen.ts';
import type { Bewertung, Ungueltig } from './bewertung.ts';
import { tarifantwort, type Tarifergebnis, type Zahlungswunsch } from './tarifantwort.ts';

/** RT-2026 of one product, for whoever asks its price and for the contracts that have it. */
export interface Produkttarif<Anfrage = unknown, Eingabe = unknown> {
  /** `POST tarifieren`, whose request it prices. */
  readonly aufruf: Tarifaufruf<Anfrage, Eingabe>;
  /** The answer to an inquiry on a day, yyyy-MM-dd. */
  tarifiere(anfrage: Anfrage, tag: string): Tarifergebnis;
  /** What cannot be had while a flag is off; nothing where no flag decides. */
  abgeschaltet?(anfrage: Anfrage, freigaben: Freigaben): Ungueltig['fehler'];
  /** A request with its defaults filled in, as a contract keeps it; null where it is none. */
  lese(anfrage: unknown): Tarifangaben | null;
  /** The price of what a contract keeps. */
  bewerte(angaben: unknown, tage: Tariftage, produkt: Produkt): Bewertung;
}

/** A request as a contract keeps it: without period and kind of payment. */
export type Tarifangaben = Readonly<Record<string, unknown>>;

/** What counts as of the conclusion, and what as of the begin of the contract. */
interface Tariftage {
  antrag: string;
  beginn: string;
}

type Freigaben = Readonly<Record<string, boolean>>;

/** What is particular to the price of one product. */
interface Tarifregel<Anfrage> {
  bewerte: (anfrage: Anfrage, heute: string) => Bewertung;
  /** In a contract, where more counts than the day of its conclusion. */
  imVertrag?: (anfrage: Anfrage, tage: Tariftage, produkt: Produkt) => Bewertung;
  varianten?: (anfrage: Anfrage) => { variante: string; anfrage: Anfrage }[];
  /** What else may be chosen at the price, each by itself. */
  alternativen?: (anfrage: Anfrage) => Alternative<Anfrage>[];
  /** What nobody who asks anew may state; a contract from before keeps it and is still priced. */
  fehler?: (anfrage: Anfrage, heute: string) => Ungueltig['fehler'];
  abgeschaltet?: (anfrage: Anfrage, freigaben: Freigaben) => Ungueltig['fehler'];
}

/** The same inquiry with each variant of a tariff, named in that field. */
export function jeVariante<Anfrage>(
  anfrage: Anfrage,
  { feld = 'variante', stufen }: { feld?: string; stufen: readonly string[] },
) {
  return stufen.map((variante) => ({ variante, anfrage: { ...anfrage, [feld]: variante } }));
}

/** The tariff of a product, made of its call and its rule. */
export function produkttarif<Anfrage extends Omit<Zahlungswunsch, 'heute'>, Eingabe>(
  aufruf: Tarifaufruf<Anfrage, Eingabe>,
  regel: Tarifregel<Anfrage>,
): Produkttarif<Anfrage, Eingabe> {
  const { bewerte, imVertrag, abgeschaltet } = regel;
  return {
    aufruf,
    tarifiere: (anfrage, tag) => antwort(regel, anfrage, tag),
    ...(abgeschaltet && { abgeschaltet }),
    lese(anfrage) {
      const gelesen = safeParse(aufruf.body, anfrage);
      return gelesen.success ? ohneZahlung(gelesen.data) : null;
    },
    bewerte(angaben, tage, produkt) {
      const gelesen = safeParse(aufruf.body, angaben, { error: germanText });
      if (gelesen.success) {
        return imVertrag?.(gelesen.data, tage, produkt) ?? bewerte(gelesen.data, tage.antrag);
      }
      const fehler = gelesen.error.issues.map(({ path, message }) => ({
        feld: path.join('.'),
        text: message,
      }));
      return { ergebnis: 'UNGUELTIG', fehler };
    },
  };
}

function antwort<Anfrage extends Omit<Zahlungswunsch, 'heute'>>(
  {
    bewerte,
    varianten = () => [],
    alternativen = () => [],
    fehler: fehlerIn = () => [],
  }: Tarifregel<Anfrage>,
  anfrage: Anfrage,
  heute: string,
): Tarifergebnis {
  const { zahlweise, zahlart } = anfrage;
  const bewertung = bewerte(anfrage, heute);
  const fehler = fehlerIn(anfrage, heute);
  if (fehler.length > 0) {
    const weitere = bewertung.ergebnis === 'UNGUELTIG' ? bewertung.fehler : [];
    return { ergebnis: 'UNGUELTIG', fehler: [...fehler, ...weitere] };
  }
  const wunsch = { zahlweise, zahlart, heute };
  if (bewertung.ergebnis !== 'VERSICHERBAR') return tarifantwort(bewertung, wunsch);
  const bewertet = <T extends { anfrage: Anfrage }>(mit: T) => ({
    ...mit,
    bewertung: bewerte(mit.anfrage, heute),
  });
  return tarifantwort(bewertung, wunsch, {
    varianten: varianten(anfrage).map(bewertet),
    alternativen: alternativen(anfrage).map(bewertet),
  });
}

function ohneZahlung(anfrage: object): Tarifangaben {
  const zahlung = new Set(['zahlweise', 'zahlart']);
  return Object.fromEntries(Object.entries(anfrage).filter(([feld]) => !zahlung.has(feld)));
}
