import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';

/** Where a message goes on when a call fails; who receives it need not be known to write. */
export const failures: Failures = {
  empfaengerLaden: { TECHNISCH: 'schreiben' },
  senden: { ZU_OFT: 'zuOft', TECHNISCH: 'fehlgeschlagen' },
};

/** What she reads then (`domain/konto.md §9`). */
export const sentences: Sentences = {
  // She writes to us then, and reads that it goes to us.
  empfaengerLaden: { TECHNISCH: 'Ihre Nachricht geht an uns.' },
  senden: {
    ZU_OFT: 'Sie haben zu viele Nachrichten gesendet. Bitte versuchen Sie es später nochmal.',
    TECHNISCH: technisch,
  },
};
