import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** Where a forgotten password goes on when a call fails (`domain/konto.md`). */
export const failures: Failures = {
  codeAnfordern: { ZU_OFT: '*.eingabe', TECHNISCH: '*.fehler' },
  passwortSetzen: {
    CODE_FALSCH: 'codeUndPasswort.eingabe',
    CODE_VERBRAUCHT: 'codeUndPasswort.eingabe',
    PASSWORT_VERWENDET: 'codeUndPasswort.eingabe',
    PASSWORT_ZU_EINFACH: 'codeUndPasswort.eingabe',
    TECHNISCH: 'codeUndPasswort.fehler',
  },
};

/** What she reads then. */
export const sentences: Sentences = {
  codeAnfordern: satz('ZU_OFT', 'TECHNISCH'),
  passwortSetzen: satz(
    'CODE_FALSCH',
    'CODE_VERBRAUCHT',
    'PASSWORT_VERWENDET',
    'PASSWORT_ZU_EINFACH',
    'TECHNISCH',
  ),
};
