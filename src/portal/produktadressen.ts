import {
  type AbschliessbarerAushang,
  aushang,
  type Produktaushang,
} from '#contract/produkte/aushang.ts';
import type { Schadenweg } from '#contract/produkte/produkte.ts';

/** Applications whose flow is there; its steps stand below its address. */
export const antragsseiten = aushang
  .filter(istAbschliessbar)
  .map((produkt) => ({ produkt, pfad: `/${produkt.weg}/antrag/*` as const }));

/** Advice, still to come. */
export const beratungen = aushang.map((produkt) => ({
  produkt,
  pfad: `/${produkt.weg}/beratung` as const,
}));

/** Advice by a broker who is signed in; its steps stand below its address. */
export const vermittlerberatungen = aushang
  .filter(istBeratbar)
  .map((produkt) => ({ produkt, pfad: `/vermittler/${produkt.weg}/beratung/*` as const }));

/** The same, still to come. */
export const spaetereBeratungen = beratungen
  .filter(({ produkt }) => !produkt.beratbar)
  .map(({ produkt, pfad }) => ({ produkt, pfad: `/vermittler${pfad}` as const }));

/** Claims of customers who are signed in; the steps of a report stand below its address. */
export const schadenmeldungen = aushang
  .filter(istMeldbar)
  .map((produkt) => ({ produkt, pfad: meldepfad(produkt.schaden) }));

/** A page of a product and where it stands. */
export interface Produktseite {
  readonly produkt: Produktaushang;
  readonly pfad: string;
}

/** A record with an entry for each of these pages, by its address. */
export function jePfad<Seite extends Produktseite, Wert>(
  seiten: readonly Seite[],
  wert: (seite: Seite) => Wert,
) {
  return Object.fromEntries(seiten.map((seite) => [seite.pfad, wert(seite)])) as Record<
    Seite['pfad'],
    Wert
  >;
}

function meldepfad<const Weg extends Schadenweg>(weg: Weg) {
  return `/schaden-melden/${weg}/:contractIndex/*` as const;
}

function istMeldbar(produkt: Produktaushang): produkt is Produktaushang & { schaden: Schadenweg } {
  return produkt.schaden !== undefined;
}

type BeratbarerAushang = Extract<Produktaushang, { beratbar: true }>;

function istBeratbar(produkt: Produktaushang): produkt is BeratbarerAushang {
  return produkt.beratbar === true;
}

function istAbschliessbar(produkt: Produktaushang): produkt is AbschliessbarerAushang {
  return produkt.abschliessbar === true;
}
