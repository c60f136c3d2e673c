import type { Dokumentinhalt } from '../inhalt/inhalt.ts';

/** What documents shown together are called. */
export function titelVon([erstes, ...weitere]: readonly Dokumentinhalt[]): string {
  return weitere.length === 0 && erstes ? erstes.titel : 'Ihre Unterlagen';
}

/** What the file of documents is called: plain letters, words joined. */
export function dateinameVon(titel: string): string {
  const umlaute: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const name = titel
    .replaceAll(/[äöüß]/g, (zeichen) => umlaute[zeichen] ?? '')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name}.pdf`;
}
