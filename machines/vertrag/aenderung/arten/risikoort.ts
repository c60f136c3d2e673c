import * as z from 'zod/mini';
import { hausnummer } from '#contract/fields/hausnummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { plz } from '#contract/fields/plz.ts';
import { zeile } from './zeile.ts';

export const risikoort = zeile(
  'risikoort',
  {
    plz,
    ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
    strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
    hausnummer,
    /** Home contents go by the size of the flat too. */
    mitWohnflaeche: z.boolean(),
  },
  {
    fragen: [{ frage: 'wohnung', wenn: { mitWohnflaeche: [true] } }],
    wunsch: (wahl, { wohnung }) => ({
      risikoOrt: {
        plz: wahl.plz,
        ort: wahl.ort,
        strasse: wahl.strasse,
        hausnummer: wahl.hausnummer,
      },
      ...wohnung,
    }),
  },
);
