import type { vertrag } from '../../database/schema.ts';
import type { Risikostand } from '../produkte/sparte.ts';
import { sparteVon } from '../produkte/sparten.ts';
import type { Tarifangaben } from './produkttarif.ts';
import { bewerteVertrag, tarifAngabenVon } from './vertragstarif.ts';

type Spalten = typeof vertrag.$inferSelect;

/**
 * What a contract was priced from, for one that was made before that was kept. Null unless its own data, with the
 * usual answer where it keeps none, give exactly its price: then nothing was answered that costs more or less.
 */
export function angabenAusVertrag(
  zeile: Risikostand & Pick<Spalten, 'antragsdatum' | 'beitragsKomponenten'>,
): Tarifangaben | null {
  const { produkt, antragsdatum, beitragsKomponenten } = zeile;
  const anfrage = anfrageAusVertrag(zeile);
  const angaben = anfrage && tarifAngabenVon(produkt, anfrage);
  if (!angaben) return null;
  const bewertung = bewerteVertrag(produkt, angaben, antragsdatum);
  const gerechnet = bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten : [];
  return derselbe(gerechnet, beitragsKomponenten) ? angaben : null;
}

/** What a contract says, in the words of the request; null where its product says too little of itself. */
export function anfrageAusVertrag(stand: Risikostand): Tarifangaben | null {
  return sparteVon(stand.produkt)?.anfrage?.(stand) ?? null;
}

function derselbe(
  gerechnet: Spalten['beitragsKomponenten'],
  komponenten: Spalten['beitragsKomponenten'],
): boolean {
  return (
    gerechnet.length === komponenten.length &&
    gerechnet.every((eine, stelle) => {
      const andere = komponenten[stelle];
      return (
        eine.name === andere?.name &&
        eine.nettoJahr === andere.nettoJahr &&
        eine.steuersatz === andere.steuersatz
      );
    })
  );
}
