import { isDeepStrictEqual } from 'node:util';
import type { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

const antwort = { passwort: 'Bisher-1234!', neuesPasswort: 'Ganz-neu-5678!' };

export const cases = mitUnterbrechung(
  casesFor<typeof passwortAendern>({
    inputs: { frisch: {} },
    events: {
      WEITER: { type: 'WEITER', antwort },
      'WEITER ohne Ziffer': { type: 'WEITER', antwort: { ...antwort, neuesPasswort: 'Ganz-neu!' } },
    },
    calls: {
      passwortAendern: {
        done: { geaendert: undefined },
        error: kontoFehler(
          'PASSWORT_FALSCH',
          'PASSWORT_VERWENDET',
          'PASSWORT_ZU_EINFACH',
          'ZU_OFT',
          'SITZUNG_ABGELAUFEN',
          'TECHNISCH',
        ),
      },
    },
    once: ['passwortAendern'],
    flags: () => [],
    answers: () => null,
    ends: { geaendert: 'passwortAendern' },
    refusals: {
      '✗ PASSWORT_FALSCH': 'passwort',
      '✗ PASSWORT_VERWENDET': 'passwort',
      '✗ PASSWORT_ZU_EINFACH': 'passwort',
    },
    invariants: {
      'no password is kept': ({ context }) => {
        const kept = JSON.stringify(context);
        return !kept.includes(antwort.passwort) && !kept.includes(antwort.neuesPasswort);
      },
    },
    requests: {
      'the password is set with the one before it': ({ input }) =>
        isDeepStrictEqual(input, antwort),
    },
  }),
);
