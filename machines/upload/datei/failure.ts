/** The file can never be taken; the sentence says why in German and stands at the file. */
export class DateiAbgelehnt extends Error {
  override name = 'DateiAbgelehnt';
}

/** Why a file did not arrive, closed: refused for good with a sentence, or something another try may mend. */
export type Dateifehler = { art: 'ABGELEHNT'; satz: string } | { art: 'TECHNISCH' };

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): Dateifehler {
  return error instanceof DateiAbgelehnt
    ? { art: 'ABGELEHNT', satz: error.message }
    : { art: 'TECHNISCH' };
}
