import type { Vorversicherung } from '../answers.ts';

/** What a price takes for granted of earlier insurances before it is asked (`domain/verkauf.md §3`). */
export const ohneVorgeschichte = { vorschaeden: 0, vomVersichererGekuendigt: false } as const;

interface Gesagt {
  vorschaeden?: Vorversicherung['vorschaeden'] | undefined;
  vomVersichererGekuendigt?: boolean | undefined;
}

/** The same as an answer, with what she corrected. */
export function vorgeschichte({
  vorschaeden = ohneVorgeschichte.vorschaeden,
  vomVersichererGekuendigt = ohneVorgeschichte.vomVersichererGekuendigt,
}: Gesagt) {
  return {
    vorversicherungVorhanden: vomVersichererGekuendigt,
    vorschaeden,
    ...(vomVersichererGekuendigt && { gekuendigtDurch: 'VERSICHERER' as const }),
  };
}
