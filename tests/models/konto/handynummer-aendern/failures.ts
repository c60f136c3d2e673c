import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** Where a lost phone goes on when a call fails: a link that is over ends it (`domain/konto.md`). */
export const failures: Failures = {
  resetAnfordern: { ZU_OFT: 'anfordern.abgelehnt.zuOft', TECHNISCH: 'anfordern.fehler' },
  linkPruefen: { LINK_UNGUELTIG: 'linkUngueltig', TECHNISCH: 'linkGeoeffnet.fehler' },
  nummerWaehlen: {
    NUMMER_UNVERAENDERT: 'neueNummer.abgelehnt.nummerUnveraendert',
    NUMMER_UNGUELTIG: 'neueNummer.abgelehnt.nummerUngueltig',
    LINK_UNGUELTIG: 'linkUngueltig',
    ZU_OFT: 'neueNummer.abgelehnt.zuOft',
    TECHNISCH: 'neueNummer.fehler',
  },
  codeSenden: {
    ZU_OFT: '*.abgelehnt.zuOft',
    LINK_UNGUELTIG: 'linkUngueltig',
    TECHNISCH: '*.fehler',
  },
  codePruefen: {
    CODE_FALSCH: 'tanPruefen.abgelehnt.codeFalsch',
    CODE_VERBRAUCHT: 'tanPruefen.abgelehnt.codeVerbraucht',
    LINK_UNGUELTIG: 'linkUngueltig',
    ZU_OFT: 'tanPruefen.abgelehnt.zuOft',
    TECHNISCH: 'tanPruefen.fehler',
  },
};

/** What she reads then. */
export const sentences: Sentences = {
  resetAnfordern: satz('ZU_OFT', 'TECHNISCH'),
  linkPruefen: satz('LINK_UNGUELTIG', 'TECHNISCH'),
  nummerWaehlen: satz(
    'NUMMER_UNVERAENDERT',
    'NUMMER_UNGUELTIG',
    'LINK_UNGUELTIG',
    'ZU_OFT',
    'TECHNISCH',
  ),
  codeSenden: satz('ZU_OFT', 'LINK_UNGUELTIG', 'TECHNISCH'),
  codePruefen: satz('CODE_FALSCH', 'CODE_VERBRAUCHT', 'LINK_UNGUELTIG', 'ZU_OFT', 'TECHNISCH'),
};
