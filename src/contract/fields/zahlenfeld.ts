import * as z from 'zod/mini';
import { ersterFehler } from './feldfehler.ts';

/** A number that is typed as text: how it is read, its bounds (both included) and its sentences. */
interface Zahlenfeld {
  readonly lies: (text: string) => number | null;
  readonly von: number;
  readonly bis: number;
  readonly texte: Readonly<Record<'PFLICHT' | 'FORMAT' | 'ZU_KLEIN' | 'ZU_GROSS', string>>;
}

/** Schema from the typed text to the number. */
export function zahlenfeld({ lies, von, bis, texte }: Zahlenfeld) {
  return z.pipe(
    z.string({ error: texte.PFLICHT }).check(
      ersterFehler(texte, (text) => {
        if (text.trim() === '') return 'PFLICHT';
        const wert = lies(text);
        if (wert === null) return 'FORMAT';
        if (wert < von) return 'ZU_KLEIN';
        return wert > bis ? 'ZU_GROSS' : null;
      }),
    ),
    z.transform((text: string) => lies(text) ?? Number.NaN),
  );
}
