import { vorgeschichte } from '../fragen/vorgeschichte.ts';
import type { TierhalterhaftpflichtAntworten } from './answers.ts';

/** What a price takes for granted of a dog before it is asked (`domain/verkauf.md §3`). */
export const ueblich = { nutzung: 'PRIVAT', auffaellig: false } as const;

/** The same as answers by step, with what she corrected; all dogs are of the breed of the first. */
export function angenommen({ einstieg, angebot }: TierhalterhaftpflichtAntworten) {
  const gesagt = angebot?.annahmen ?? {};
  const { rasse, mischling, mischlingsRasse, anzahl = 1 } = einstieg ?? {};
  const einer = { name: '', rasse, mischling, mischlingsRasse };
  return {
    hunde: { hunde: Array.from({ length: anzahl }, () => einer) },
    haltung: {
      nutzung: gesagt.nutzung ?? ueblich.nutzung,
      auffaellig: gesagt.auffaellig ?? ueblich.auffaellig,
    },
    vorversicherung: vorgeschichte(gesagt),
  };
}
