import * as z from 'zod/mini';
import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Produkttarif } from '#server/rules/tarif/produkttarif.ts';
import type { Tarifergebnis } from '#server/rules/tarif/tarifantwort.ts';
import { fahrradTarif } from '#server/rules/tarif/produkte/fahrrad.ts';
import { thvTarif } from '#server/rules/tarif/produkte/thv.ts';
import { phvTarif } from '#server/rules/tarif/produkte/phv.ts';
import { hausratTarif } from '#server/rules/tarif/produkte/hausrat.ts';
import { bhvTarif } from '#server/rules/tarif/produkte/bhv.ts';
import { vhTarif } from '#server/rules/tarif/produkte/vh.ts';
import { siTarif } from '#server/rules/tarif/produkte/si.ts';
import { reiseTarif } from '#server/rules/tarif/produkte/reise.ts';

export type Sparte = keyof typeof sparten;

/** Each product: its endpoint, and its rule over any request that has the right shape. */
export const sparten = {
  fahrrad: sparte(fahrradTarif),
  thv: sparte(thvTarif),
  phv: sparte(phvTarif),
  hausrat: sparte(hausratTarif),
  bhv: sparte(bhvTarif),
  vh: sparte(vhTarif),
  si: sparte(siTarif),
  reise: sparte(reiseTarif),
};

function sparte<Anfrage>({ aufruf, ...tarif }: Produkttarif<Anfrage>) {
  return {
    path: aufruf.path,
    tarifiere: (anfrage: unknown, heute: string) =>
      tarif.tarifiere(z.parse(aufruf.body, anfrage), heute),
  };
}

/** The answer of a rule; throws when it says that a field cannot be. */
export function antwortVon(ergebnis: Tarifergebnis): Tarifantwort {
  if (ergebnis.ergebnis === 'UNGUELTIG') throw new Error(JSON.stringify(ergebnis.fehler));
  return ergebnis;
}

/** The price of an answer; throws when it has none. */
export function beitragVon(ergebnis: Tarifergebnis): Tarifbeitrag {
  const { beitrag, grund } = antwortVon(ergebnis);
  if (!beitrag) throw new Error(`No price: ${grund}`);
  return beitrag;
}
