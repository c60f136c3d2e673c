import { isDeepStrictEqual } from 'node:util';
import type { bankverbindung } from '#machines/konto/bankverbindung/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { bestaetigungsaufrufe, istIhrCode } from '../bestaetigungsfaelle.ts';
import { kontoFehler } from '../fehlerfaelle.ts';
import { code } from '../nummerfaelle.ts';

const konto = {
  iban: 'DE02120300000000202051',
  kontoinhaber: null,
  vertraege: null,
  mandat: true,
} as const;
const nurEiner = { ...konto, kontoinhaber: 'Paul Bergmann', vertraege: ['PH250000501'] };
const abbuchungAb = '2026-11-23';

export const cases = mitUnterbrechung(
  casesFor<typeof bankverbindung>({
    inputs: { frisch: {} },
    events: {
      'WEITER Konto für alle Verträge': { type: 'WEITER', antwort: konto },
      'WEITER fremdes Konto für einen Vertrag': { type: 'WEITER', antwort: nurEiner },
      'WEITER vertippte IBAN': {
        type: 'WEITER',
        antwort: { ...konto, iban: 'DE02120300000000202052' },
      },
      'WEITER Code': { type: 'WEITER', antwort: { code } },
      'WEITER mit fünf Ziffern': { type: 'WEITER', antwort: { code: '12345' } },
      CODE_ERNEUT: { type: 'CODE_ERNEUT' },
      ZURUECK: { type: 'ZURUECK' },
    },
    calls: {
      bankverbindungSpeichern: {
        done: { gespeichert: abbuchungAb },
        error: kontoFehler(
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
      },
      ...bestaetigungsaufrufe,
    },
    waits: { CODE_WARTEZEIT: [30_000] },
    once: ['bankverbindungSpeichern'],
    // None of it decides an arrow; it is part of the key so that the invariants see every one of them.
    flags: ({ gesendetAn: an, abbuchungAb: ab }) => [an, ab],
    answers: () => null,
    ends: { gespeichert: 'bankverbindungSpeichern' },
    refusals: {
      '✗ SITZUNG_ABGELAUFEN': 'konto',
      '✗ BESTAETIGUNG_NOETIG': 'bestaetigen',
      '✗ BANK_GESPERRT': 'konto',
      '✗ EMAIL_UNBEWIESEN': 'konto',
      '✗ IBAN_UNGUELTIG': 'konto',
      '✗ STATUS': 'konto',
      '✗ UNVERAENDERT': 'konto',
      '✗ CODE_FALSCH': 'bestaetigen',
      '✗ CODE_VERBRAUCHT': 'bestaetigen',
    },
    invariants: {
      'no account and no code is kept': ({ context }) => {
        const kept = JSON.stringify(context);
        return !kept.includes(konto.iban) && !kept.includes(code);
      },
      'nobody gets another code before the wait for it is over': (state) =>
        !state.matches('bestaetigen.formular.senden') || state.matches('bestaetigen.erneut.bereit'),
      'a day of the first debit is named once the account is stored, and only then': (state) =>
        state.matches('gespeichert') === (state.context.abbuchungAb === abbuchungAb),
    },
    requests: {
      'what is stored is what she entered, or what waited for the code': ({ id, input }) =>
        id !== 'bankverbindungSpeichern' ||
        input === null ||
        isDeepStrictEqual(input, konto) ||
        isDeepStrictEqual(input, nurEiner),
      'the code that is checked is the one she entered': istIhrCode,
    },
  }),
);
