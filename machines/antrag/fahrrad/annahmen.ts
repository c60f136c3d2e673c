import { vorgeschichte } from '../fragen/vorgeschichte.ts';
import type { FahrradAntworten } from './answers.ts';

/** What a price takes for granted of a bicycle before it is asked (`domain/verkauf.md §3`). */
export const ueblich = {
  nutzung: 'PRIVAT',
  aelter: false,
  schloss: true,
} as const;

/** The same as answers by step, with what she corrected; without a day it counts as bought today. */
export function angenommen({ einstieg, angebot }: FahrradAntworten) {
  const gesagt = angebot?.annahmen ?? {};
  return {
    rad: { hersteller: '', kaufdatum: '', gebraucht: false, rahmennummerSpaeter: true },
    nutzung: {
      nutzung: gesagt.nutzung ?? ueblich.nutzung,
      schloss: ueblich.schloss,
      plz: einstieg?.plz ?? '',
      ort: '',
      strasse: '',
      hausnummer: '',
    },
    vorversicherung: vorgeschichte(gesagt),
  };
}
