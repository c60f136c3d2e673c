import { antworten } from './answers.ts';
import { schiefgegangen, sitzungEndet, unterbrochen } from '../daten/setup.ts';
import { anfang, antwortVon, kontoSetup } from '../setup.ts';

/** Another password for the signed-in customer; her other sessions end (`domain/vertrag.md §13`). */
export const passwortAendern = kontoSetup.createMachine({
  id: 'passwortAendern',
  description: 'Passwort ändern: bisheriges Passwort, neues Passwort',
  context: ({ input }) => anfang(input),
  initial: 'passwort',
  on: sitzungEndet,
  states: {
    passwort: {
      id: 'passwort',
      description: 'Das bisherige und ein neues Passwort',
      meta: { step: 'passwort', title: 'Passwort ändern' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description: 'Kundin gibt ihr bisheriges und ein neues Passwort ein',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'passwort' } },
              target: 'senden',
            },
          },
        },
        senden: {
          description: 'Das bisherige Passwort wird geprüft und das neue gespeichert',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'passwortAendern',
            src: 'passwortAendern',
            input: ({ event }) => antwortVon(antworten.passwort, event),
            onDone: '#geaendert',
            onError: schiefgegangen,
          },
        },
        fehler: {
          description: 'Technisches Problem; die Eingaben bleiben stehen',
          tags: 'fehler',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'passwort' } },
              target: 'senden',
            },
          },
        },
      },
    },
    geaendert: {
      id: 'geaendert',
      description: 'Das neue Passwort gilt; auf anderen Geräten ist sie abgemeldet',
      meta: { step: 'geaendert', title: 'Passwort geändert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#passwort' }),
  },
});
