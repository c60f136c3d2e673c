import { isDeepStrictEqual } from 'node:util';
import type { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { bestaetigungsaufrufe, istIhrCode } from '../bestaetigungsfaelle.ts';
import { kontoFehler } from '../fehlerfaelle.ts';
import { code } from '../nummerfaelle.ts';

const neu = { email: 'anna.neu@example.org', passwort: 'Bisher-1234!' };

export const cases = mitUnterbrechung(
  casesFor<typeof emailAendern>({
    inputs: { frisch: {} },
    events: {
      'WEITER neue Adresse': { type: 'WEITER', antwort: neu },
      'WEITER ohne Adresse': { type: 'WEITER', antwort: { ...neu, email: '' } },
      'WEITER Code': { type: 'WEITER', antwort: { code } },
      'WEITER mit fünf Ziffern': { type: 'WEITER', antwort: { code: '12345' } },
      CODE_ERNEUT: { type: 'CODE_ERNEUT' },
      ZURUECK: { type: 'ZURUECK' },
    },
    calls: {
      emailAendern: {
        done: { angefordert: undefined },
        error: kontoFehler(
          'BESTAETIGUNG_NOETIG',
          'PASSWORT_FALSCH',
          'EMAIL_NICHT_VERWENDBAR',
          'ZU_OFT',
          'SITZUNG_ABGELAUFEN',
          'TECHNISCH',
        ),
      },
      ...bestaetigungsaufrufe,
    },
    waits: { CODE_WARTEZEIT: [30_000] },
    once: [],
    // None of it decides an arrow; it is part of the key so that the invariants see every one of them.
    flags: ({ email, gesendetAn: an }) => [email, an],
    answers: () => null,
    ends: { linkGesendet: 'emailAendern' },
    refusals: {
      '✗ SITZUNG_ABGELAUFEN': 'neueEmail',
      '✗ BESTAETIGUNG_NOETIG': 'bestaetigen',
      '✗ PASSWORT_FALSCH': 'neueEmail',
      '✗ EMAIL_NICHT_VERWENDBAR': 'neueEmail',
      '✗ CODE_FALSCH': 'bestaetigen',
      '✗ CODE_VERBRAUCHT': 'bestaetigen',
    },
    invariants: {
      'no password and no code is kept': ({ context }) => {
        const kept = JSON.stringify(context);
        return !kept.includes(neu.passwort) && !kept.includes(code);
      },
      'a code is entered only where one was asked for after an address was given': (state) =>
        !state.matches('bestaetigen') || state.context.email === neu.email,
      'nobody gets another code before the wait for it is over': (state) =>
        !state.matches('bestaetigen.formular.senden') || state.matches('bestaetigen.erneut.bereit'),
      'the page that names the address names the new one': (state) =>
        !state.matches('linkGesendet') || state.context.email === neu.email,
    },
    requests: {
      'the link is asked for with what she entered, or for what waited for the code': ({
        id,
        input,
      }) => id !== 'emailAendern' || input === null || isDeepStrictEqual(input, neu),
      'the code that is checked is the one she entered': istIhrCode,
    },
  }),
);
