import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  passwortAendern: {
    PASSWORT_FALSCH: 'passwort.abgelehnt.passwortFalsch',
    PASSWORT_VERWENDET: 'passwort.abgelehnt.passwortVerwendet',
    PASSWORT_ZU_EINFACH: 'passwort.abgelehnt.passwortZuEinfach',
    ZU_OFT: 'passwort.abgelehnt.zuOft',
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
