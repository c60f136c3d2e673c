import { antworten } from './answers.ts';
import { schiefgegangen, sitzungEndet, unterbrochen } from '../daten/setup.ts';
import { anfang, antwortVon, kontoSetup } from '../setup.ts';

/** Form of address, title and telephone of the signed-in customer (`domain/vertrag.md §13`). */
export const kontaktdaten = kontoSetup.createMachine({
  id: 'kontaktdaten',
  description: 'Kontaktdaten ändern: Anrede, Titel und Telefonnummer',
  context: ({ input }) => anfang(input),
  initial: 'angaben',
  on: sitzungEndet,
  states: {
    angaben: {
      id: 'angaben',
      description: 'Wie sie angesprochen und erreicht werden möchte',
      meta: { step: 'angaben', title: 'Kontaktdaten ändern' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description: 'Kundin ändert Anrede, Titel oder Telefonnummer',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'angaben' } },
              target: 'senden',
            },
          },
        },
        senden: {
          description: 'Die Kontaktdaten werden gespeichert',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'kontaktdatenSpeichern',
            src: 'kontaktdatenSpeichern',
            input: ({ event }) => antwortVon(antworten.angaben, event),
            onDone: '#gespeichert',
            onError: schiefgegangen,
          },
        },
        fehler: {
          description: 'Technisches Problem; die Eingaben bleiben stehen',
          tags: 'fehler',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'angaben' } },
              target: 'senden',
            },
          },
        },
      },
    },
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Kontaktdaten gelten ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#angaben' }),
  },
});
