import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { bestaetigungsfehlschlaege, bestaetigungssaetze } from '../bestaetigungsfaelle.ts';
import { satz } from '../fehlersaetze.ts';

/** What needs a code asks for it; what is refused is said at the form (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  emailAendern: {
    BESTAETIGUNG_NOETIG: 'bestaetigen',
    PASSWORT_FALSCH: 'neueEmail.abgelehnt.passwortFalsch',
    EMAIL_NICHT_VERWENDBAR: 'neueEmail.abgelehnt.emailNichtVerwendbar',
    ZU_OFT: 'neueEmail.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'neueEmail.fehler',
  },
  ...bestaetigungsfehlschlaege,
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  emailAendern: satz(
    'BESTAETIGUNG_NOETIG',
    'PASSWORT_FALSCH',
    'EMAIL_NICHT_VERWENDBAR',
    'ZU_OFT',
    'SITZUNG_ABGELAUFEN',
    'TECHNISCH',
  ),
  ...bestaetigungssaetze,
};
