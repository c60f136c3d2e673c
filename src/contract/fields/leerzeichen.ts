/** The text without any space, also the ones nobody sees. */
export function ohneLeerzeichen(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Finds what nobody can see or store: control characters (null byte), marks of direction, half characters. */
export const unsichtbar = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Finds what ends a line, also the two signs that most programs show as nothing (Unicode Zl and Zp). */
export const zeilenumbruch = /[\n\r\t\u2028\u2029]/;
