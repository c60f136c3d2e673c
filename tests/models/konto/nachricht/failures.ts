import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  nachrichtSenden: {
    DATEIEN_WEG: 'schreiben.abgelehnt.dateienWeg',
    ZU_OFT: 'schreiben.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'schreiben.fehler',
  },
  antwortSenden: {
    DATEIEN_WEG: 'antworten.abgelehnt.dateienWeg',
    ZU_OFT: 'antworten.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'antworten.fehler',
  },
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  nachrichtSenden: satz('DATEIEN_WEG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
  antwortSenden: satz('DATEIEN_WEG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
};
