import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { bestaetigungsfehlschlaege, bestaetigungssaetze } from '../bestaetigungsfaelle.ts';
import { satz } from '../fehlersaetze.ts';

/** What needs a code of the old number asks for it; after the session it waits (`domain/konto.md`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  nummerWaehlen: {
    BESTAETIGUNG_NOETIG: 'bestaetigen',
    EMAIL_UNBEWIESEN: 'neueNummer.abgelehnt.emailUnbewiesen',
    NUMMER_UNVERAENDERT: 'neueNummer.abgelehnt.nummerUnveraendert',
    NUMMER_UNGUELTIG: 'neueNummer.abgelehnt.nummerUngueltig',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    ZU_OFT: 'neueNummer.abgelehnt.zuOft',
    TECHNISCH: 'neueNummer.fehler',
  },
  codeSenden: {
    BESTAETIGUNG_NOETIG: 'bestaetigen',
    ZU_OFT: '*.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: '*.fehler',
  },
  codePruefen: {
    BESTAETIGUNG_NOETIG: 'bestaetigen',
    CODE_FALSCH: 'tanPruefen.abgelehnt.codeFalsch',
    CODE_VERBRAUCHT: 'tanPruefen.abgelehnt.codeVerbraucht',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    ZU_OFT: 'tanPruefen.abgelehnt.zuOft',
    TECHNISCH: 'tanPruefen.fehler',
  },
  ...bestaetigungsfehlschlaege,
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  nummerWaehlen: satz(
    'BESTAETIGUNG_NOETIG',
    'EMAIL_UNBEWIESEN',
    'NUMMER_UNVERAENDERT',
    'NUMMER_UNGUELTIG',
    'SITZUNG_ABGELAUFEN',
    'ZU_OFT',
    'TECHNISCH',
  ),
  codeSenden: satz('BESTAETIGUNG_NOETIG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
  codePruefen: satz(
    'BESTAETIGUNG_NOETIG',
    'CODE_FALSCH',
    'CODE_VERBRAUCHT',
    'SITZUNG_ABGELAUFEN',
    'ZU_OFT',
    'TECHNISCH',
  ),
  ...bestaetigungssaetze,
};
