import * as z from 'zod/mini';

const mindestens = (anzahl: number) =>
  anzahl === 1
    ? 'Geben Sie einen Suchbegriff ein.'
    : `Geben Sie mindestens ${anzahl}\u00A0Zeichen ein.`;

/** Search pattern: at most 50 characters, without the spaces around it. */
export function suchmuster(mindestlaenge: number) {
  return z
    .string({ error: mindestens(mindestlaenge) })
    .check(
      z.maxLength(50, 'Geben Sie höchstens 50\u00A0Zeichen ein.'),
      z.trim(),
      z.minLength(mindestlaenge, mindestens(mindestlaenge)),
    );
}
