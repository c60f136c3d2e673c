import { vorgeschichte } from './vorgeschichte.ts';

/** What a price takes for granted of a firm before it is asked (`domain/verkauf.md §3`). */
export const ueblicherBetrieb = { gruender: false, auslandsumsatzUSA: false } as const;

/** Asked where a sentence of the offer is changed and on the page behind it. */
export const usaFrage = 'Erzielen Sie Umsätze in USA oder Kanada?';

type Gesagt = Parameters<typeof vorgeschichte>[0] & {
  gruender?: boolean | undefined;
  auslandsumsatzUSA?: boolean | undefined;
};

/** The same as answers by step, with what she corrected and what her product asks besides; a founder without a day founded today. */
export function angenommenerBetrieb<Eigenes extends object>(gesagt: Gesagt, eigenes: Eigenes) {
  const { gruender = ueblicherBetrieb.gruender } = gesagt;
  const { auslandsumsatzUSA = ueblicherBetrieb.auslandsumsatzUSA } = gesagt;
  return {
    taetigkeit: { nebengewerbe: [], risikofragen: {} },
    betrieb: {
      plz: '',
      ort: '',
      strasse: '',
      hausnummer: '',
      gegruendetVor2019: !gruender,
      ...(gruender && { gruendungsdatum: '' }),
      auslandsumsatzUSA,
      auslandsanteilUeber10: false,
      ...eigenes,
    },
    vorversicherung: vorgeschichte(gesagt),
  };
}
