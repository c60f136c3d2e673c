import { entschieden, type Schadenkopf } from '#contract/entities/schaden.ts';
import type {
  Schaden,
  SchadenEreignis,
  SchadenTeil,
  SchadenUnterlage,
} from '#contract/entities/schadenakte.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { schadenangaben } from '#contract/schaeden/angaben.ts';
import type { Nachtrag } from '#contract/schaeden/nachtrag.ts';
import type { Nachtragsteil } from '#contract/entities/schadenakte.ts';
import { nachtragsangaben } from '#contract/schaeden/nachtragsangaben.ts';
import { nachtragsfragenVon, teileBei } from '#contract/schaeden/umstaende.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { schadenartVon, sparteVon } from '#contract/schaeden/schaeden.ts';
import { type Schadenart, unterlagentypen, type Unterlagentyp } from '#contract/schaeden/sparte.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { werktagePlus } from '#contract/werktage.ts';
import { fristen } from '#contract/zahlen.ts';
import type {
  Ereigniszeile,
  Schadenszeile,
  Unterlagenzeile,
  Zahlungszeile,
} from '../../repositories/schaeden.ts';
import { ibanMaskiert } from '../../repositories/vertragsansicht.ts';

/** A claim as a list shows it. */
export function schadenkopfAus(
  zeile: Schadenszeile,
  unterlagen: readonly Unterlagenzeile[],
): Schadenkopf {
  const { schadenNummer, versicherungsNummer, schadenart, schadendatum, status } = zeile;
  const productKey = schluesselAusIdentifier(zeile.produkt);
  return {
    schadenNummer,
    versicherungsNummer,
    productKey,
    schadenart,
    bezeichnung: schadenartVon(productKey, schadenart)?.label ?? schadenart,
    schadendatum,
    status,
    letzteAktivitaet: zeile.letzteAktivitaet.toISOString(),
    fehlend:
      unterlagen.filter(fehlt).length +
      teileAus(zeile).filter(({ beantwortet }) => !beantwortet).length,
  };
}

/** A claim whole, as whoever may see it sees it. */
export function schadenAus(
  zeile: Schadenszeile,
  dazu: {
    unterlagen: readonly Unterlagenzeile[];
    verlauf: readonly Ereigniszeile[];
    zahlungen: readonly Zahlungszeile[];
  },
): Schaden {
  const kopf = schadenkopfAus(zeile, dazu.unterlagen);
  const sparte = sparteVon(kopf.productKey);
  return {
    ...kopf,
    melder: zeile.melder,
    gemeldetAm: zeile.gemeldetAm.toISOString(),
    antwortBis: entschieden.has(zeile.status) ? null : antwortBis(zeile.gemeldetAm),
    angaben: [
      ...(sparte && zeile.angaben ? schadenangaben(sparte, zeile.angaben) : []),
      ...nachtragInWorten(zeile),
    ],
    teile: teileAus(zeile),
    nachtrag: maskiert(zeile.nachtrag),
    verlauf: dazu.verlauf.map(({ ereignis, zeitpunkt, autor, notiz }) => ({
      ereignis,
      zeitpunkt: zeitpunkt.toISOString(),
      autor,
      notiz,
    })),
    unterlagen: unterlagenAus(dazu.unterlagen),
    zahlungen: dazu.zahlungen.map(({ datum, betrag, empfaenger, iban }) => ({
      datum,
      betrag,
      empfaenger,
      iban: ibanMaskiert(iban),
    })),
  };
}

/** The same as a broker sees it: what was said of it, and why we decided so, may tell of somebody's health (`domain/schaden.md §10`). */
export function fuerVermittler(schaden: Schaden): Schaden {
  const verlauf = schaden.verlauf.map((eines) =>
    begruendet.has(eines.ereignis) ? { ...eines, notiz: null } : eines,
  );
  return { ...schaden, verlauf, angaben: [], nachtrag: {} };
}

/** What the desk gives its reasons for. */
export const begruendet: ReadonlySet<SchadenEreignis['ereignis']> = new Set([
  'ENTSCHEIDUNG',
  'GESCHLOSSEN',
  'WIEDEREROEFFNET',
]);

/** Parts that are asked after the report; none where it came before the portal kept its answers. */
export function teileVon(
  zeile: Pick<Schadenszeile, 'produkt' | 'schadenart' | 'angaben'>,
): readonly Nachtragsteil[] {
  const { schadenart } = zeile;
  const { fragen, art } = nachgefragt(zeile);
  return fragen && art && zeile.angaben ? teileBei(fragen, schadenart, art) : [];
}

/** The same with whether each was answered. */
export function teileAus(
  zeile: Pick<Schadenszeile, 'produkt' | 'schadenart' | 'angaben' | 'nachtrag'>,
): SchadenTeil[] {
  return teileVon(zeile).map((teil) => ({ teil, beantwortet: zeile.nachtrag[teil] !== undefined }));
}

/** What a product asks after the report, and the kind of damage it is asked at. */
export function nachgefragt({
  produkt,
  schadenart,
}: Pick<Schadenszeile, 'produkt' | 'schadenart'>) {
  const schluessel = schluesselAusIdentifier(produkt);
  return {
    fragen: nachtragsfragenVon(produkte[schluessel].schaden),
    art: schadenartVon(schluessel, schadenart),
  };
}

function nachtragInWorten(zeile: Schadenszeile) {
  const { fragen } = nachgefragt(zeile);
  return fragen ? nachtragsangaben(fragen, zeile.schadenart, maskiert(zeile.nachtrag)) : [];
}

function maskiert({ auszahlung, ...andere }: Nachtrag): Nachtrag {
  if (!auszahlung) return andere;
  const { konto, iban } = auszahlung;
  return {
    ...andere,
    auszahlung: { konto, ...(iban !== undefined && { iban: ibanMaskiert(iban) }) },
  };
}

/** Day until which somebody answers a report. */
export function antwortBis(gemeldetAm: Date): string {
  return werktagePlus(heuteInBerlin(gemeldetAm), fristen.antwortWerktage);
}

/** The list of documents with what is missing first (`domain/schaden.md §7`). */
export function unterlagenAus(zeilen: readonly Unterlagenzeile[]): SchadenUnterlage[] {
  return zeilen
    .toSorted((a, b) => rang(a) - rang(b) || reihe.indexOf(a.typ) - reihe.indexOf(b.typ))
    .map(({ typ, pflicht, erhaltenAm }) => ({
      typ,
      label: unterlagenLabel(typ),
      pflicht,
      erhalten: erhaltenAm !== null,
      hinweis: istTyp(typ) ? unterlagentypen[typ].hinweis : null,
    }));
}

/** What a kind of document is called. */
export function unterlagenLabel(typ: string): string {
  return istTyp(typ) ? unterlagentypen[typ].label : typ;
}

/** Whether a document must come and has not. */
export function fehlt({
  pflicht,
  erhaltenAm,
}: Pick<Unterlagenzeile, 'pflicht' | 'erhaltenAm'>): boolean {
  return pflicht && erhaltenAm === null;
}

/**
 * What a claim needs in documents; photos that came with its report belong to it whatever its kind asks for. What tells
 * of somebody's health waits for the consent to it (`domain/schaden.md §4.4`, §8).
 */
export function unterlagenliste(
  { unterlagen = {} }: Schadenart,
  mitFotos: boolean,
): { typ: string; pflicht: boolean; erhalten: boolean }[] {
  const verlangte = mitFotos ? { FOTOS: 'MOEGLICH', ...unterlagen } : unterlagen;
  const erlaubte = Object.entries(verlangte).filter(
    ([typ]) => !(istTyp(typ) && 'gesundheit' in unterlagentypen[typ]),
  );
  return erlaubte.map(([typ, wie]) => ({
    typ,
    pflicht: wie === 'PFLICHT',
    erhalten: mitFotos && typ === 'FOTOS',
  }));
}

const reihe: readonly string[] = Object.keys(unterlagentypen);

function istTyp(typ: string): typ is Unterlagentyp {
  return Object.hasOwn(unterlagentypen, typ);
}

function rang(zeile: Unterlagenzeile): number {
  if (zeile.erhaltenAm !== null) return 2;
  return zeile.pflicht ? 0 : 1;
}
