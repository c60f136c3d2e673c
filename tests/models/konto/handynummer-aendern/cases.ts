import type { handynummerAendern } from '#machines/konto/handynummer-aendern/machine.ts';
import type { LinkErgebnis } from '#machines/konto/parts/link.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { kontoFehler } from '../fehlerfaelle.ts';
import {
  bankGesperrtBis,
  code,
  istIhreNummer,
  nummerAufrufe,
  nummerEreignisse,
  partnerNummer,
} from '../nummerfaelle.ts';

export const angaben = {
  email: 'sabine.beispiel@example.org',
  contractId: 'PH250000101',
  geburtsdatum: '1985-04-12',
};
const gueltig: LinkErgebnis = { art: 'EINRICHTEN', partnerNummer };

export const cases = casesFor<typeof handynummerAendern>({
  inputs: { frisch: {}, 'mit Link': { einstieg: 'LINK' } },
  events: {
    'WEITER Angaben': { type: 'WEITER', antwort: angaben },
    'WEITER ohne Vertragsnummer': { type: 'WEITER', antwort: { ...angaben, contractId: '' } },
    ...nummerEreignisse,
  },
  calls: {
    resetAnfordern: { done: { angefordert: undefined }, error: kontoFehler('ZU_OFT', 'TECHNISCH') },
    linkPruefen: { done: { gueltig }, error: kontoFehler('LINK_UNGUELTIG', 'TECHNISCH') },
    ...nummerAufrufe,
    codePruefen: {
      done: { geaendert: { bankGesperrtBis } },
      error: kontoFehler('CODE_FALSCH', 'CODE_VERBRAUCHT', 'LINK_UNGUELTIG', 'ZU_OFT', 'TECHNISCH'),
    },
  },
  waits: { CODE_WARTEZEIT: [30_000] },
  once: ['resetAnfordern', 'codePruefen'],
  // The notice decides no arrow; it is part of the key so that the invariants see every one of them.
  flags: ({ einstieg, handynummer }) => [einstieg, handynummer],
  answers: () => null,
  ends: { fertig: 'codePruefen' },
  refusals: {
    // The link is asked for anew from the start.
    '✗ LINK_UNGUELTIG': 'anfordern',
    '✗ NUMMER_UNVERAENDERT': 'neueNummer',
    '✗ NUMMER_UNGUELTIG': 'neueNummer',
    '✗ CODE_FALSCH': 'tanPruefen',
    '✗ CODE_VERBRAUCHT': 'tanPruefen',
  },
  invariants: {
    'no code is kept': ({ context }) => !JSON.stringify(context).includes(code),
    'nobody comes to a number without a link that counts': (state) =>
      !['neueNummer', 'tanPruefen', 'fertig'].some((value) => state.matches(value)) ||
      state.context.partnerNummer === partnerNummer,
    'nobody gets another code before the wait for it is over': (state) =>
      !state.matches('tanPruefen.formular.senden') || state.matches('tanPruefen.erneut.bereit'),
    'a number is changed only after its code, and then bank details wait': (state) =>
      !state.matches('fertig') || state.context.bankGesperrtBis === bankGesperrtBis,
  },
  requests: { 'codes go to the number she wished and to no other': istIhreNummer },
});
