import { isDeepStrictEqual } from 'node:util';
import { NachrichtFehler } from '#machines/antrag/nachricht/failure.ts';
import type { nachricht } from '#machines/antrag/nachricht/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

export const vermittler = { vermittlerNummer: '4711000001', name: 'Maklerbüro Sommer' };

export const frage = {
  anliegen: 'ALLGEMEIN',
  nachricht: 'Ist mein Lastenrad auch im Urlaub versichert?',
  name: 'Anna Bergmann',
  email: 'anna.bergmann@example.org',
} as const;

export const rueckruf = {
  ...frage,
  anliegen: 'RUECKRUF',
  telefon: '+492511234567',
  rueckrufzeit: 'VORMITTAG',
} as const;

export const cases = casesFor<typeof nachricht>({
  inputs: { 'mit Link': {}, 'aus einem Antrag': { empfaenger: vermittler } },
  events: {
    'WEITER Frage': { type: 'WEITER', antwort: frage },
    'WEITER Rückruf': { type: 'WEITER', antwort: rueckruf },
    'WEITER ohne Nachricht': { type: 'WEITER', antwort: { ...frage, nachricht: '' } },
    'WEITER ohne Nummer': { type: 'WEITER', antwort: { ...frage, anliegen: 'RUECKRUF' } },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    empfaengerLaden: {
      done: { vermittler },
      error: { TECHNISCH: new NachrichtFehler('TECHNISCH') },
    },
    senden: {
      done: { gesendet: undefined },
      error: {
        ZU_OFT: new NachrichtFehler('ZU_OFT'),
        TECHNISCH: new NachrichtFehler('TECHNISCH'),
      },
    },
  },
  flags: ({ antworten: { schreiben }, empfaenger, empfaengerBekannt }) => [
    schreiben?.anliegen ?? null,
    empfaenger?.vermittlerNummer ?? null,
    empfaengerBekannt,
  ],
  answers: ({ antworten }) => ({ ...antworten }),
  ends: { gesendet: 'senden' },
  // Where nobody is found, she writes to us.
  refusals: { 'empfaengerLaden ✗ TECHNISCH': 'schreiben' },
  invariants: {
    'nothing is sent that was not written': (state) =>
      !['senden', 'zuOft', 'fehlgeschlagen', 'gesendet'].some((value) => state.matches(value)) ||
      state.context.antworten.schreiben !== undefined,
  },
  requests: {
    'what is sent is what was written, to whom it was shown': ({ id, input }, context) =>
      id !== 'senden' ||
      isDeepStrictEqual(input, {
        geschrieben: context.antworten.schreiben,
        empfaenger: context.empfaenger,
      }),
  },
});
