import { antworten } from './answers.ts';
import { schiefgegangen, sitzungEndet, unterbrochen } from '../daten/setup.ts';
import { anfang, antwortVon, kontoSetup } from '../setup.ts';

/** Frame number and manufacturer of an insured bicycle (`domain/vertrag.md §6`). */
export const rahmennummer = kontoSetup.createMachine({
  id: 'rahmennummer',
  description: 'Rahmennummer nachreichen: Rahmennummer und Hersteller',
  context: ({ input }) => anfang(input),
  initial: 'rad',
  on: sitzungEndet,
  states: {
    rad: {
      id: 'rad',
      description: 'Rahmennummer und Hersteller eines versicherten Fahrrads',
      meta: { step: 'rad', title: 'Rahmennummer nachreichen' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description:
            'Kundin gibt die Rahmennummer ein, auch den Hersteller, wenn er nicht stimmt',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'rad' } },
              target: 'senden',
            },
          },
        },
        senden: {
          description: 'Die Rahmennummer wird gespeichert',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'rahmennummerSpeichern',
            src: 'rahmennummerSpeichern',
            input: ({ event }) => antwortVon(antworten.rad, event),
            onDone: '#gespeichert',
            onError: schiefgegangen,
          },
        },
        fehler: {
          description: 'Technisches Problem; die Eingaben bleiben stehen',
          tags: 'fehler',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'rad' } },
              target: 'senden',
            },
          },
        },
      },
    },
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Rahmennummer gilt ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#rad' }),
  },
});
