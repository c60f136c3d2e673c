import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/vertrag.md §6`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
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

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  rahmennummerSpeichern: satz(
    'RAHMENNUMMER_UNGUELTIG',
    'NICHT_AENDERBAR',
    'STATUS',
    'UNVERAENDERT',
    'ZU_OFT',
    'SITZUNG_ABGELAUFEN',
    'TECHNISCH',
  ),
};
