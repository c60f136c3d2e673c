import type { Failures } from '#tests/models/engine/lint/failures.ts';

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
