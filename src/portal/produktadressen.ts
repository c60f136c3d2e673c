import {
  type AbschliessbarerAushang,
  aushang,
  type Produktaushang,
} from '#contract/produkte/aushang.ts';

/** Applications whose flow is there; its steps stand below its address. */
export const antragsseiten = aushang
  .filter(istAbschliessbar)
  .map((produkt) => ({ produkt, pfad: `/${produkt.weg}/antrag/*` as const }));

/** Advice, still to come. */
export const beratungen = aushang.map((produkt) => ({
  produkt,
  pfad: `/${produkt.weg}/beratung` as const,
}));

/** Advice by a broker who is signed in, still to come. */
export const vermittlerberatungen = beratungen.map(({ produkt, pfad }) => ({
  produkt,
  pfad: `/vermittler${pfad}` as const,
}));

/** Claims of customers who are signed in, still to come. */
export const schadenmeldungen = aushang.flatMap((produkt) =>
  produkt.schaden
    ? [{ produkt, pfad: `/schaden-melden/${produkt.schaden}/:contractIndex` as const }]
    : [],
);

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

function istAbschliessbar(produkt: Produktaushang): produkt is AbschliessbarerAushang {
  return produkt.abschliessbar === true;
}
