import { fehlerWie } from '../failure.ts';
import { antworten } from './answers.ts';
import { eingegeben, schiefgegangen, sitzungEndet, unterbrochen } from '../daten/setup.ts';
import { anfang, kontoSetup } from '../setup.ts';
import { stepUp } from '../parts/stepUp.ts';

/** Another e-mail address for the signed-in customer; it counts once its link was opened (`domain/vertrag.md §13`). */
export const emailAendern = kontoSetup.createMachine({
  id: 'emailAendern',
  description: 'E-Mail-Adresse ändern: neue Adresse und Passwort, Link an die neue Adresse',
  context: ({ input }) => anfang(input),
  initial: 'neueEmail',
  on: sitzungEndet,
  states: {
    neueEmail: {
      id: 'neueEmail',
      description: 'Die neue E-Mail-Adresse und das Passwort',
      meta: { step: 'neueEmail', title: 'E-Mail-Adresse ändern' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description: 'Kundin gibt die neue Adresse und ihr Passwort ein',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'neueEmail' } },
              target: 'senden',
              actions: 'neueEmailMerken',
            },
          },
        },
        senden: {
          id: 'emailSenden',
          description: 'Passwort und Adresse werden geprüft, der Link wird verschickt',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'emailAendern',
            src: 'emailAendern',
            input: ({ event }) => eingegeben(antworten.neueEmail, event),
            onDone: '#linkGesendet',
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
              guard: { type: 'istGueltig', params: { frage: 'neueEmail' } },
              target: 'senden',
              actions: 'neueEmailMerken',
            },
          },
        },
      },
    },
    bestaetigen: stepUp({ danach: '#emailSenden', zurueck: '#neueEmail' }),
    linkGesendet: {
      id: 'linkGesendet',
      description: 'Ein Link ist an die neue Adresse unterwegs; bis dahin gilt die bisherige',
      meta: { step: 'linkGesendet', title: 'E-Mail unterwegs' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#neueEmail' }),
  },
});
