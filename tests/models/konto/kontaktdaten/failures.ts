import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  kontaktdatenSpeichern: {
    ZU_OFT: 'angaben.eingabe',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'angaben.fehler',
  },
};
