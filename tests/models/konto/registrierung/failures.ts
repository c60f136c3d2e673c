import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** Where a registration goes on when a call fails: a link that is over ends it (`domain/konto.md`). */
export const failures: Failures = {
  emailSuchen: { ZU_OFT: 'vertragsnummer.abgelehnt.zuOft', TECHNISCH: 'vertragsnummer.fehler' },
  linkSenden: { ZU_OFT: 'emailBestaetigen.abgelehnt.zuOft', TECHNISCH: 'emailBestaetigen.fehler' },
  serviceSchreiben: {
    ZU_OFT: 'abweichendeEmail.abgelehnt.zuOft',
    TECHNISCH: 'abweichendeEmail.fehler',
  },
  linkPruefen: { LINK_UNGUELTIG: 'linkUngueltig', TECHNISCH: 'linkPruefen.fehler' },
  rechtEinloesen: {
    RECHT_UNGUELTIG: 'rechtUngueltig',
    ZU_OFT: 'rechtPruefen.abgelehnt.zuOft',
    TECHNISCH: 'rechtPruefen.fehler',
  },
  passwortSetzen: {
    PASSWORT_ZU_EINFACH: 'passwortFestlegen.abgelehnt.passwortZuEinfach',
    LINK_UNGUELTIG: 'linkUngueltig',
    RECHT_UNGUELTIG: 'rechtUngueltig',
    TECHNISCH: 'passwortFestlegen.fehler',
  },
  nummerWaehlen: {
    NUMMER_UNVERAENDERT: 'handynummer.abgelehnt.nummerUnveraendert',
    NUMMER_UNGUELTIG: 'handynummer.abgelehnt.nummerUngueltig',
    SITZUNG_ABGELAUFEN: 'sitzungZuEnde',
    ZU_OFT: 'handynummer.abgelehnt.zuOft',
    TECHNISCH: 'handynummer.fehler',
  },
  codeSenden: {
    ZU_OFT: '*.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'sitzungZuEnde',
    TECHNISCH: '*.fehler',
  },
  codePruefen: {
    CODE_FALSCH: 'tanPruefen.abgelehnt.codeFalsch',
    CODE_VERBRAUCHT: 'tanPruefen.abgelehnt.codeVerbraucht',
    SITZUNG_ABGELAUFEN: 'sitzungZuEnde',
    ZU_OFT: 'tanPruefen.abgelehnt.zuOft',
    TECHNISCH: 'tanPruefen.fehler',
  },
};

// The session of a link can be had again only with another.
const neuerLink = 'Ihre Sitzung ist abgelaufen. Bitte fordern Sie einen neuen Link an.';

/** What she reads then. */
export const sentences: Sentences = {
  emailSuchen: satz('ZU_OFT', 'TECHNISCH'),
  linkSenden: satz('ZU_OFT', 'TECHNISCH'),
  serviceSchreiben: satz('ZU_OFT', 'TECHNISCH'),
  linkPruefen: satz('LINK_UNGUELTIG', 'TECHNISCH'),
  rechtEinloesen: satz('RECHT_UNGUELTIG', 'ZU_OFT', 'TECHNISCH'),
  passwortSetzen: satz('PASSWORT_ZU_EINFACH', 'LINK_UNGUELTIG', 'RECHT_UNGUELTIG', 'TECHNISCH'),
  nummerWaehlen: {
    ...satz('NUMMER_UNVERAENDERT', 'NUMMER_UNGUELTIG', 'ZU_OFT', 'TECHNISCH'),
    SITZUNG_ABGELAUFEN: neuerLink,
  },
  codeSenden: { ...satz('ZU_OFT', 'TECHNISCH'), SITZUNG_ABGELAUFEN: neuerLink },
  codePruefen: {
    ...satz('CODE_FALSCH', 'CODE_VERBRAUCHT', 'ZU_OFT', 'TECHNISCH'),
    SITZUNG_ABGELAUFEN: neuerLink,
  },
};
