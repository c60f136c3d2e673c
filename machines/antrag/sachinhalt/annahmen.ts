import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import { vorgeschichte } from '../fragen/vorgeschichte.ts';
import type { InhaltsAntworten } from './inhalt.ts';

/** What a price takes for granted of a firm's rooms before they are asked about (`domain/verkauf.md §3`). */
export const ueblich = {
  nurHomeoffice: false,
  bauart: 'MASSIV',
  gefahrennachbarschaft: false,
  tuerschloss: true,
} as const;

/** Her trade needs an alarm system for her sum: it is taken for granted then (`domain/verkauf.md §2`). */
export function brauchtMeldeanlage(einstieg: InhaltsAntworten['einstieg']): boolean {
  return (
    einstieg?.hauptgewerbe.meldeanlage === true &&
    einstieg.versicherungssumme > sachinhalt.grenzen.ohneMeldeanlage
  );
}

/** The same as answers by step, with what she corrected; of the address the postcode alone is known. */
export function angenommen({
  einstieg,
  angebot,
}: InhaltsAntworten): Pick<InhaltsAntworten, 'betrieb' | 'sicherung' | 'vorversicherung'> {
  const gesagt = angebot?.annahmen ?? {};
  return {
    betrieb: {
      plz: einstieg?.plz ?? '',
      ort: '',
      strasse: '',
      hausnummer: '',
      nebengewerbe: [],
      nurHomeoffice: ueblich.nurHomeoffice,
      bauart: gesagt.bauart ?? ueblich.bauart,
      gefahrennachbarschaft: gesagt.gefahrennachbarschaft ?? ueblich.gefahrennachbarschaft,
      // Changes no price.
      umsatz: 0,
    },
    sicherung: {
      tuerschloss: gesagt.tuerschloss ?? ueblich.tuerschloss,
      ema: gesagt.ema ?? brauchtMeldeanlage(einstieg),
    },
    vorversicherung: vorgeschichte(gesagt),
  };
}
