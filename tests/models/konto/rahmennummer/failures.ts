import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/vertrag.md §6`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  rahmennummerSpeichern: {
    RAHMENNUMMER_UNGUELTIG: 'rad.abgelehnt.rahmennummerUngueltig',
    NICHT_AENDERBAR: 'rad.abgelehnt.nichtAenderbar',
    STATUS: 'rad.abgelehnt.status',
    UNVERAENDERT: 'rad.abgelehnt.unveraendert',
    ZU_OFT: 'rad.abgelehnt.zuOft',
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
