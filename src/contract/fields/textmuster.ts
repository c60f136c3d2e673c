import * as z from 'zod/mini';

interface Texte {
  readonly PFLICHT: string;
  readonly FORMAT: string;
}

/** Required text of one pattern, without the spaces around it; `bereinigt` may drop or change more. */
export function textmuster(
  muster: RegExp,
  texte: Texte,
  bereinigt: (text: string) => string = (text) => text.trim(),
) {
  return z
    .string({ error: texte.PFLICHT })
    .check(
      z.overwrite(bereinigt),
      z.minLength(1, { error: texte.PFLICHT, abort: true }),
      z.regex(muster, texte.FORMAT),
    );
}
