import * as z from 'zod/mini';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Tarifergebnis } from '#server/rules/tarif/tarifantwort.ts';
import { tarifiere } from '#server/rules/tarif/tarifieren.ts';

export type Sparte = keyof typeof sparten;

/** Each product: its endpoint, and its rule over any request that has the right shape. */
export const sparten = {
  fahrrad: sparte(fahrrad2Tarifieren, tarifiere.fahrrad),
  thv: sparte(thvTarifieren, tarifiere.thv),
  phv: sparte(phvTarifieren, tarifiere.phv),
  hausrat: sparte(hausratTarifieren, tarifiere.hausrat),
  bhv: sparte(bhvTarifieren, tarifiere.bhv),
  vh: sparte(vh2Tarifieren, tarifiere.vh),
  si: sparte(siTarifieren, tarifiere.si),
  reise: sparte(reiseTarifieren, tarifiere.reise),
};

function sparte<Body extends z.core.$ZodType>(
  endpoint: { path: string; body: Body },
  regel: (anfrage: z.output<Body>, heute: string) => Tarifergebnis,
) {
  return {
    path: endpoint.path,
    tarifiere: (anfrage: unknown, heute: string) => regel(z.parse(endpoint.body, anfrage), heute),
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
