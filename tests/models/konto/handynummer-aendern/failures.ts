import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a lost phone goes on when a call fails: a link that is over ends it (`domain/konto.md`). */
export const failures: Failures = {
  resetAnfordern: { ZU_OFT: 'anfordern.eingabe', TECHNISCH: 'anfordern.fehler' },
  linkPruefen: { LINK_UNGUELTIG: 'linkUngueltig', TECHNISCH: 'linkGeoeffnet.fehler' },
  nummerWaehlen: {
    NUMMER_UNVERAENDERT: 'neueNummer.eingabe',
    NUMMER_UNGUELTIG: 'neueNummer.eingabe',
    LINK_UNGUELTIG: 'linkUngueltig',
    TECHNISCH: 'neueNummer.fehler',
  },
  codeSenden: { ZU_OFT: '*.eingabe', LINK_UNGUELTIG: 'linkUngueltig', TECHNISCH: '*.fehler' },
  codePruefen: {
    CODE_FALSCH: 'tanPruefen.eingabe',
    CODE_VERBRAUCHT: 'tanPruefen.eingabe',
    LINK_UNGUELTIG: 'linkUngueltig',
    TECHNISCH: 'tanPruefen.fehler',
  },
};
