import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { bestaetigungsfehlschlaege, bestaetigungssaetze } from '../bestaetigungsfaelle.ts';
import { satz } from '../fehlersaetze.ts';

/** What needs a code asks for it; what is refused is said at the form (`domain/vertrag.md §6`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  bankverbindungSpeichern: {
    BESTAETIGUNG_NOETIG: 'bestaetigen',
    BANK_GESPERRT: 'konto.abgelehnt.bankGesperrt',
    EMAIL_UNBEWIESEN: 'konto.abgelehnt.emailUnbewiesen',
    IBAN_UNGUELTIG: 'konto.abgelehnt.ibanUngueltig',
    STATUS: 'konto.abgelehnt.status',
    UNVERAENDERT: 'konto.abgelehnt.unveraendert',
    ZU_OFT: 'konto.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'konto.fehler',
  },
  ...bestaetigungsfehlschlaege,
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  bankverbindungSpeichern: satz(
    'BESTAETIGUNG_NOETIG',
    'BANK_GESPERRT',
    'EMAIL_UNBEWIESEN',
    'IBAN_UNGUELTIG',
    'STATUS',
    'UNVERAENDERT',
    'ZU_OFT',
    'SITZUNG_ABGELAUFEN',
    'TECHNISCH',
  ),
  ...bestaetigungssaetze,
};
