import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** Where a forgotten password goes on when a call fails (`domain/konto.md`). */
export const failures: Failures = {
  codeAnfordern: { ZU_OFT: '*.abgelehnt.zuOft', TECHNISCH: '*.fehler' },
  passwortSetzen: {
    CODE_FALSCH: 'codeUndPasswort.abgelehnt.codeFalsch',
    CODE_VERBRAUCHT: 'codeUndPasswort.abgelehnt.codeVerbraucht',
    PASSWORT_VERWENDET: 'codeUndPasswort.abgelehnt.passwortVerwendet',
    PASSWORT_ZU_EINFACH: 'codeUndPasswort.abgelehnt.passwortZuEinfach',
    ZU_OFT: 'codeUndPasswort.abgelehnt.zuOft',
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
    'ZU_OFT',
    'TECHNISCH',
  ),
};
