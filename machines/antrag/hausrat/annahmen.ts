import { vorgeschichte } from '../fragen/vorgeschichte.ts';
import type { HausratAntworten } from './answers.ts';

/** What a price takes for granted of a home before it is asked (`domain/verkauf.md §3`). */
export const ueblich = {
  wohnform: 'WOHNUNG',
  staendigBewohnt: true,
  bauart: 'MASSIV',
  wertsachen: false,
  elementarVorschaden: false,
} as const;

/** The same as answers by step, with what she corrected; of the address the postcode alone is known. */
export function angenommen({ einstieg, angebot }: HausratAntworten) {
  const gesagt = angebot?.annahmen ?? {};
  return {
    wohnung: {
      plz: einstieg?.plz ?? '',
      ort: '',
      strasse: '',
      hausnummer: '',
      wohnform: gesagt.wohnform ?? ueblich.wohnform,
      staendigBewohnt: gesagt.staendigBewohnt ?? ueblich.staendigBewohnt,
      bauart: gesagt.bauart ?? ueblich.bauart,
    },
    inhalt: {
      wertsachen: gesagt.wertsachen ?? ueblich.wertsachen,
      elementarVorschaden: gesagt.elementarVorschaden ?? ueblich.elementarVorschaden,
    },
    vorversicherung: vorgeschichte(gesagt),
  };
}
