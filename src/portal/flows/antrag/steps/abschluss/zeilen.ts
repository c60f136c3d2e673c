import { formatDatumLang } from '#contract/tag.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { antwortzeilen } from '#machines/formular/zeilen.ts';

/** An answer as it is read, below its question. */
export interface Uebersichtszeile {
  readonly label: string;
  readonly value?: string;
}

/** The answers of a page of questions, as far as they were asked. */
export function zeilenVon(
  seite: Antragsseite,
  antwort: object,
  lage: Antragslage,
): Uebersichtszeile[] {
  return antwortzeilen(seite, { ...antwort }, lage, schreibweise).map(({ frage, antwort: wert }) =>
    wert === undefined ? { label: frage } : { label: frage, value: wert },
  );
}

const schreibweise = {
  datum: formatDatumLang,
  iban: (iban: string) => iban.replaceAll(/.{4}(?=.)/g, '$&\u00A0'),
};
