import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a message goes on when a call fails; who receives it need not be known to write. */
export const failures: Failures = {
  empfaengerLaden: { TECHNISCH: 'schreiben' },
  senden: { ZU_OFT: 'zuOft', TECHNISCH: 'fehlgeschlagen' },
};
