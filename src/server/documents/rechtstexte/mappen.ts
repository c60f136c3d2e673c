import { type MarkenSchluessel, vertragsMarkeVon } from '#contract/marken.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { type Leistung, stellenDer } from '#contract/produkte/leistungen/leistung.ts';
import { produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { sparten } from '../../rules/produkte/sparten.ts';
import { allgemein, allgemeineKlauseln, allgemeineWerte } from './allgemein.ts';
import { einwilligungsklauseln, einwilligungsmappe, einwilligungswerte } from './einwilligung.ts';

/** A folder of legal texts: what its parts must say. */
export interface Mappe {
  /** Name of the folder. */
  readonly name: string;
  /** By part: each clause that is named, with what its wording may fill in. */
  readonly teile: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Tariffs contracts of that brand have. */
  readonly tarife: (marke: MarkenSchluessel) => readonly string[];
}

/** The folder of a product is called like its application. */
export function mappeVon(schluessel: ProduktSchluessel): string {
  const { antraege }: Produktbeschreibung = produkte[schluessel];
  const [weg] = Object.keys(antraege);
  if (weg === undefined) throw new Error('A product without legal texts');
  return weg;
}

/** Tariffs of a product as contracts of that brand have them; none where all are alike. */
export function tarifeVon(
  schluessel: ProduktSchluessel,
  marke: MarkenSchluessel,
): readonly string[] {
  const { grenzen }: Produktbeschreibung = produkte[schluessel];
  return grenzen?.varianten?.[vertragsMarkeVon(marke)].stufen ?? [];
}

/** Every folder there must be. */
export const mappen: readonly Mappe[] = [
  ...Object.entries(sparten).flatMap(([name, sparte]): Mappe[] => {
    if (!sparte) return [];
    const schluessel = name as ProduktSchluessel;
    return [
      {
        name: mappeVon(schluessel),
        teile: { bedingungen: klauselnDer(Object.values(sparte.leistungen.leistungen)) },
        tarife: (marke) => tarifeVon(schluessel, marke),
      },
    ];
  }),
  ohneTarif(allgemein, allgemeineKlauseln, allgemeineWerte),
  ohneTarif(einwilligungsmappe, einwilligungsklauseln, einwilligungswerte),
];

/** A folder whose clauses are the same for every tariff and can all be filled in with the same. */
function ohneTarif(
  name: string,
  klauseln: Readonly<Record<string, readonly string[]>>,
  werte: readonly string[],
): Mappe {
  const teile: Record<string, Record<string, readonly string[]>> = {};
  for (const [teil, namen] of Object.entries(klauseln)) {
    teile[teil] = Object.fromEntries(namen.map((klausel) => [klausel, werte]));
  }
  return { name, teile, tarife: () => [] };
}

/** The clauses that some cover names, with the numbers of that cover. */
function klauselnDer(leistungen: readonly Leistung[]): Record<string, readonly string[]> {
  const klauseln: Record<string, readonly string[]> = {};
  for (const leistung of leistungen) {
    const { klausel } = leistung;
    if (klausel === undefined) continue;
    klauseln[klausel] = [...(klauseln[klausel] ?? []), ...stellenDer(leistung)];
  }
  return klauseln;
}
