import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  einstellungenSpeichern: {
    ZU_OFT: 'einstellungen.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'einstellungen.fehler',
  },
};

/** What he reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  einstellungenSpeichern: satz('ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
};
