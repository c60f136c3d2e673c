import { isDeepStrictEqual } from 'node:util';
import type { passwortVergessen } from '#machines/konto/passwort-vergessen/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

export const email = 'sabine.beispiel@example.org';
const code = '123456';
/** Left of the wait for another code after the reload. */
export const wartezeitMs = 20_000;
const passwort = 'Ganz-neu-5678!';

export const cases = casesFor<typeof passwortVergessen>({
  inputs: { frisch: {}, 'mit offenem Code': { email, wartezeitMs } },
  events: {
    'WEITER E-Mail-Adresse': { type: 'WEITER', antwort: { email } },
    'WEITER ohne E-Mail-Adresse': { type: 'WEITER', antwort: { email: '' } },
    'WEITER Code und Passwort': { type: 'WEITER', antwort: { code, passwort } },
    'WEITER mit fünf Ziffern': { type: 'WEITER', antwort: { code: '12345', passwort } },
    CODE_ERNEUT: { type: 'CODE_ERNEUT' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    codeAnfordern: { done: { angefordert: undefined }, error: kontoFehler('ZU_OFT', 'TECHNISCH') },
    passwortSetzen: {
      done: { gesetzt: undefined },
      error: kontoFehler(
        'CODE_FALSCH',
        'CODE_VERBRAUCHT',
        'PASSWORT_VERWENDET',
        'PASSWORT_ZU_EINFACH',
        'ZU_OFT',
        'TECHNISCH',
      ),
    },
  },
  waits: { CODE_WARTEZEIT: [30_000, 20_000] },
  once: ['passwortSetzen'],
  // The notice decides no arrow; it is part of the key so that the invariants see every one of them.
  // The wait decides when an arrow is taken.
  flags: ({ email: bekannt, wartezeitMs: warten }) => [bekannt !== '', warten],
  answers: () => null,
  ends: { geaendert: 'passwortSetzen' },
  refusals: {
    '✗ CODE_FALSCH': 'codeUndPasswort',
    '✗ CODE_VERBRAUCHT': 'codeUndPasswort',
    '✗ PASSWORT_VERWENDET': 'codeUndPasswort',
    '✗ PASSWORT_ZU_EINFACH': 'codeUndPasswort',
  },
  invariants: {
    'no password and no code is kept': ({ context }) => {
      const kept = JSON.stringify(context);
      return !kept.includes(passwort) && !kept.includes(code);
    },
    'a code is asked for with the address it belongs to': (state) =>
      !state.matches('codeUndPasswort') || state.context.email === email,
    'nobody gets another code before the wait for it is over': (state) =>
      !state.matches('codeUndPasswort.formular.senden') ||
      state.matches('codeUndPasswort.erneut.bereit'),
  },
  requests: {
    'the password is set with the code and the address of this customer': ({ id, input }) =>
      id !== 'passwortSetzen' || isDeepStrictEqual(input, { email, code, passwort }),
  },
});
