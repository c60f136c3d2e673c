import { vorgeschichte } from '../fragen/vorgeschichte.ts';
import type { PrivathaftpflichtAntworten } from './answers.ts';

/** What a price takes for granted of people before they are asked (`domain/verkauf.md §3`). */
export const ueblich = { aelter: false, beruf: 'KEINER' } as const;

/** The same as answers by step, with what she corrected; who is alone has said how old she is. */
export function angenommen({ einstieg, angebot }: PrivathaftpflichtAntworten) {
  const gesagt = angebot?.annahmen ?? {};
  const { beruf = ueblich.beruf } = gesagt;
  return {
    ...(einstieg?.familienstand !== 'SINGLE' && { familie: { geburtsdatum: '' } }),
    beruf:
      beruf === 'KEINER' ? { oeffentlicherDienst: false } : { oeffentlicherDienst: true, beruf },
    vorversicherung: vorgeschichte(gesagt),
  };
}
