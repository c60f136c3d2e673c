import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** What is refused is said at the form; after the session it waits (`domain/vertrag.md §6`). */
export const failures: Failures = {
  rahmennummerSpeichern: {
    RAHMENNUMMER_UNGUELTIG: 'rad.eingabe',
    NICHT_AENDERBAR: 'rad.eingabe',
    STATUS: 'rad.eingabe',
    UNVERAENDERT: 'rad.eingabe',
    ZU_OFT: 'rad.eingabe',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'rad.fehler',
  },
};
