import { isDeepStrictEqual } from 'node:util';
import type { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { bestaetigungsaufrufe } from '../bestaetigungsfaelle.ts';
import { kontoFehler } from '../fehlerfaelle.ts';
import {
  bankGesperrtBis,
  code,
  handynummer,
  istIhreNummer,
  nummerEreignisse,
  partnerNummer,
} from '../nummerfaelle.ts';

const {
  LINK_GEOEFFNET: _link,
  NEUER_LINK: _neuer,
  ERNEUT: _erneut,
  ...ereignisse
} = nummerEreignisse;

export const cases = mitUnterbrechung(
  casesFor<typeof neueHandynummer>({
    inputs: { frisch: { partnerNummer } },
    events: { ...ereignisse, ZURUECK: { type: 'ZURUECK' } },
    calls: {
      nummerWaehlen: {
        done: { erlaubt: undefined },
        error: kontoFehler(
          'BESTAETIGUNG_NOETIG',
          'EMAIL_UNBEWIESEN',
          'NUMMER_UNVERAENDERT',
          'NUMMER_UNGUELTIG',
          'SITZUNG_ABGELAUFEN',
          'ZU_OFT',
          'TECHNISCH',
        ),
      },
      codeSenden: {
        done: { gesendet: undefined },
        error: kontoFehler('BESTAETIGUNG_NOETIG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
      },
      codePruefen: {
        done: { geaendert: { bankGesperrtBis } },
        error: kontoFehler(
          'BESTAETIGUNG_NOETIG',
          'CODE_FALSCH',
          'CODE_VERBRAUCHT',
          'SITZUNG_ABGELAUFEN',
          'ZU_OFT',
          'TECHNISCH',
        ),
      },
      ...bestaetigungsaufrufe,
    },
    waits: { CODE_WARTEZEIT: [30_000] },
    once: ['codePruefen'],
    // None of it decides an arrow; it is part of the key so that the invariants see every one of them.
    flags: ({ handynummer: nummer, gesendetAn: an }) => [nummer, an],
    answers: () => null,
    ends: { fertig: 'codePruefen' },
    refusals: {
      '✗ SITZUNG_ABGELAUFEN': 'neueNummer',
      '✗ BESTAETIGUNG_NOETIG': 'bestaetigen',
      '✗ EMAIL_UNBEWIESEN': 'neueNummer',
      '✗ NUMMER_UNVERAENDERT': 'neueNummer',
      '✗ NUMMER_UNGUELTIG': 'neueNummer',
      'codePruefen ✗ CODE_FALSCH': 'tanPruefen',
      'codePruefen ✗ CODE_VERBRAUCHT': 'tanPruefen',
      'bestaetigungPruefen ✗ CODE_FALSCH': 'bestaetigen',
      'bestaetigungPruefen ✗ CODE_VERBRAUCHT': 'bestaetigen',
    },
    invariants: {
      'no code is kept': ({ context }) => !JSON.stringify(context).includes(code),
      'a code is entered only after a number was wished': (state) =>
        !(state.matches('bestaetigen') || state.matches('tanPruefen')) ||
        state.context.handynummer === handynummer,
      'nobody gets another code before the wait for it is over': (state) =>
        ['bestaetigen', 'tanPruefen'].every(
          (step) =>
            !state.matches(`${step}.formular.senden`) || state.matches(`${step}.erneut.bereit`),
        ),
      'a number is changed only after its code, and then bank details wait': (state) =>
        !state.matches('fertig') || state.context.bankGesperrtBis === bankGesperrtBis,
    },
    requests: {
      'codes go to the number she wished and to no other': istIhreNummer,
      'the code that is checked is the one she entered, for herself': ({ id, input }) =>
        id !== 'codePruefen' || isDeepStrictEqual(input, { partnerNummer, handynummer, code }),
    },
  }),
);
