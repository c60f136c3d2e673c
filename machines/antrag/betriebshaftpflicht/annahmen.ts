import { vorgeschichte } from '../fragen/vorgeschichte.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';

/** What a price takes for granted of a firm before it is asked (`domain/verkauf.md §3`). */
export const ueblich = { gruender: false, auslandsumsatzUSA: false } as const;

/** The same as answers by step, with what she corrected; a founder without a day founded today. */
export function angenommen({ angebot }: BetriebshaftpflichtAntworten) {
  const gesagt = angebot?.annahmen ?? {};
  const { gruender = ueblich.gruender, auslandsumsatzUSA = ueblich.auslandsumsatzUSA } = gesagt;
  return {
    taetigkeit: { nebengewerbe: [], risikofragen: {} },
    betrieb: {
      plz: '',
      ort: '',
      strasse: '',
      hausnummer: '',
      anzahlMitarbeiter: 0,
      gegruendetVor2019: !gruender,
      ...(gruender && { gruendungsdatum: '' }),
      auslandsumsatzUSA,
      auslandsanteilUeber10: false,
    },
    vorversicherung: vorgeschichte(gesagt),
  };
}
