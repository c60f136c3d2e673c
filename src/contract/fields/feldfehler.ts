import type * as z from 'zod/mini';

/** One error a field can give: its code and the German sentence that says what to do. */
export interface Feldfehler {
  readonly code: string;
  readonly text: string;
}

/** The sentences of a field as the list a page can show. */
export function fehlerListe(texte: Readonly<Record<string, string>>): readonly Feldfehler[] {
  return Object.entries(texte).map(([code, text]) => ({ code, text }));
}

/** Check that reports the first error found in a value; null stands for none. */
export function ersterFehler<Wert, Code extends string>(
  texte: Readonly<Record<Code, string>>,
  finde: (wert: Wert) => Code | null,
): z.core.CheckFn<Wert> {
  return ({ value, issues }) => {
    const code = finde(value);
    if (code !== null) {
      issues.push({ code: 'custom', message: texte[code], params: { code }, input: value });
    }
  };
}
