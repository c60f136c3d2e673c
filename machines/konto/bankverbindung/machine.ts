import { eingegeben, schiefgegangen, sitzungEndet, unterbrochen } from '../daten/setup.ts';
import { fehlerWie } from '../failure.ts';
import { stepUp } from '../parts/stepUp.ts';
import { anfang, kontoSetup } from '../setup.ts';
import { antworten } from './answers.ts';

/** Another account for the contracts of the signed-in customer (`domain/vertrag.md §6`). */
export const bankverbindung = kontoSetup.createMachine({
  id: 'bankverbindung',
  description: 'Bankverbindung ändern: Konto, Verträge und Lastschriftmandat',
  context: ({ input }) => anfang(input),
  initial: 'konto',
  on: sitzungEndet,
  states: {
    konto: {
      id: 'konto',
      description: 'Das Konto, wem es gehört und welche Verträge davon bezahlt werden',
      meta: { step: 'konto', title: 'Bankverbindung ändern' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description: 'Kundin gibt das Konto ein und erteilt das Lastschriftmandat',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'bankverbindung' } },
              target: 'senden',
            },
          },
        },
        senden: {
          id: 'kontoSenden',
          description: 'Die Bankverbindung wird gespeichert',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'bankverbindungSpeichern',
            src: 'bankverbindungSpeichern',
            input: ({ event }) => eingegeben(antworten.konto, event),
            onDone: {
              target: '#gespeichert',
              actions: { type: 'abbuchungMerken', params: ({ event }) => ({ ab: event.output }) },
            },
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('BESTAETIGUNG_NOETIG') },
                target: '#bestaetigen',
              },
              ...schiefgegangen,
            ],
          },
        },
        fehler: {
          description: 'Technisches Problem; die Eingaben bleiben stehen',
          tags: 'fehler',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'bankverbindung' } },
              target: 'senden',
            },
          },
        },
      },
    },
    bestaetigen: stepUp({ danach: '#kontoSenden', zurueck: '#konto' }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Beiträge werden künftig vom neuen Konto abgebucht',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#konto' }),
  },
});
