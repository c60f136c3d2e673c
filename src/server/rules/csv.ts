const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV that a German spreadsheet opens at once: UTF-8 with its mark, semicolons, CRLF. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe (`reference/trust.md §3`, 18).
 */
export function csv(zeilen: readonly (readonly string[])[]): string {
  return byteOrderMark + zeilen.map((zellen) => `${zellen.map(zelle).join(';')}\r\n`).join('');
}

function zelle(text: string): string {
  const harmlos = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmlos) ? `"${harmlos.replaceAll('"', '""')}"` : harmlos;
}
