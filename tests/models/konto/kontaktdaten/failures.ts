import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  kontaktdatenSpeichern: {
    ZU_OFT: 'angaben.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'angaben.fehler',
  },
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  kontaktdatenSpeichern: satz('ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
};
