import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a registration goes on when a call fails: a link that is over ends it (`domain/konto.md`). */
export const failures: Failures = {
  emailSuchen: { ZU_OFT: 'vertragsnummer.eingabe', TECHNISCH: 'vertragsnummer.fehler' },
  linkSenden: { ZU_OFT: 'emailBestaetigen.eingabe', TECHNISCH: 'emailBestaetigen.fehler' },
  serviceSchreiben: { ZU_OFT: 'abweichendeEmail.eingabe', TECHNISCH: 'abweichendeEmail.fehler' },
  linkPruefen: { LINK_UNGUELTIG: 'linkUngueltig', TECHNISCH: 'linkPruefen.fehler' },
  passwortSetzen: {
    PASSWORT_ZU_EINFACH: 'passwortFestlegen.eingabe',
    LINK_UNGUELTIG: 'linkUngueltig',
    TECHNISCH: 'passwortFestlegen.fehler',
  },
  nummerWaehlen: {
    NUMMER_UNVERAENDERT: 'handynummer.eingabe',
    NUMMER_UNGUELTIG: 'handynummer.eingabe',
    LINK_UNGUELTIG: 'linkUngueltig',
    TECHNISCH: 'handynummer.fehler',
  },
  codeSenden: { ZU_OFT: '*.eingabe', LINK_UNGUELTIG: 'linkUngueltig', TECHNISCH: '*.fehler' },
  codePruefen: {
    CODE_FALSCH: 'tanPruefen.eingabe',
    CODE_VERBRAUCHT: 'tanPruefen.eingabe',
    SITZUNG_ABGELAUFEN: 'linkUngueltig',
    TECHNISCH: 'tanPruefen.fehler',
  },
};
