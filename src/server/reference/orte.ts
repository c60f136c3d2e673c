import type { Bundesland } from '#contract/entities/ort.ts';
import * as z from 'zod/mini';
import { bundesland } from '#contract/entities/ort.ts';
import laender from './data/bundeslaender.json' with { type: 'json' };
import zeilen from './data/postleitzahlen.json' with { type: 'json' };

/** A place of a postcode. */
export interface Ort {
  ort: string;
  bundesland: Bundesland;
}

const { ab, orte } = z.parse(
  z.object({
    ab: z.array(z.tuple([z.string(), bundesland])),
    orte: z.record(z.string(), bundesland),
  }),
  laender,
);
const namen = new Map(zeilen.map(([plz = '', ...rest]) => [plz, rest]));

/** Places of a postcode in the order of the alphabet; none for a postcode nobody has (`data/SOURCES.md`). */
export function orteZu(plz: string): Ort[] {
  return (namen.get(plz) ?? []).map((ort) => ({ ort, bundesland: landVon(plz, ort) }));
}

/** Postcodes sort as texts because all have five digits. */
function landVon(plz: string, ort: string): Bundesland {
  const land = orte[`${plz} ${ort}`] ?? ab.findLast(([beginn]) => beginn <= plz)?.[1];
  if (!land) throw new Error('The table of states begins after this postcode');
  return land;
}
