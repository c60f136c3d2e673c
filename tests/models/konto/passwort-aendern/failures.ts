import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  passwortAendern: {
    PASSWORT_FALSCH: 'passwort.eingabe',
    PASSWORT_VERWENDET: 'passwort.eingabe',
    PASSWORT_ZU_EINFACH: 'passwort.eingabe',
    ZU_OFT: 'passwort.eingabe',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'passwort.fehler',
  },
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  passwortAendern: satz(
    'PASSWORT_FALSCH',
    'PASSWORT_VERWENDET',
    'PASSWORT_ZU_EINFACH',
    'ZU_OFT',
    'SITZUNG_ABGELAUFEN',
    'TECHNISCH',
  ),
};
