import * as z from 'zod/mini';
import { entsiegelt, versiegelt as besiegelt } from '../rules/siegel.ts';

/** Path of everything the folder takes and gives. */
export const inhaltspfad = '/upload/inhalt';

const schein = z.discriminatedUnion('art', [
  z.object({ art: z.literal('annahme'), name: z.string(), groesse: z.int(), bis: z.int() }),
  z.object({
    art: z.literal('ausgabe'),
    name: z.string(),
    als: z.string(),
    typ: z.string(),
    bis: z.int(),
  }),
]);
/** What an address is good for; `bis` in milliseconds. */
export type Schein = z.infer<typeof schein>;

/** Writes and opens the sealed end of an address; one that is forged, changed or over opens to null. */
export function versiegler(schluessel: () => Promise<Buffer>, clock: () => Date) {
  return {
    versiegelt: async (inhalt: Schein): Promise<string> =>
      besiegelt(JSON.stringify(inhalt), await schluessel()),

    geoeffnet: async (siegel: string): Promise<Schein | null> => {
      const text = entsiegelt(siegel, await schluessel());
      if (text === null) return null;
      const gelesen = z.parse(schein, JSON.parse(text));
      return gelesen.bis > clock().getTime() ? gelesen : null;
    },
  };
}
