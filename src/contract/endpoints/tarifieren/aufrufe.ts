import type { Produktaufruf } from '#contract/produkte/produkte.ts';
import { bhvTarifieren } from './bhv.ts';
import { fahrrad2Tarifieren } from './fahrrad2.ts';
import { hausratTarifieren } from './hausrat.ts';
import { phvTarifieren } from './phv.ts';
import { reiseTarifieren } from './reise.ts';
import { siTarifieren } from './si.ts';
import type { tarifaufruf } from './tarifaufruf.ts';
import { thvTarifieren } from './thv.ts';
import { vh2Tarifieren } from './vh2.ts';

/** The price of every product, by the first segment of its calls. */
export const tarifaufrufe = {
  fahrrad2: { tarifieren: fahrrad2Tarifieren },
  thv: { tarifieren: thvTarifieren },
  phv: { tarifieren: phvTarifieren },
  hausrat: { tarifieren: hausratTarifieren },
  bhv: { tarifieren: bhvTarifieren },
  vh2: { tarifieren: vh2Tarifieren },
  si: { tarifieren: siTarifieren },
  reise: { tarifieren: reiseTarifieren },
} as const satisfies { [P in Produktaufruf]: { tarifieren: ReturnType<typeof tarifaufruf<P>> } };
