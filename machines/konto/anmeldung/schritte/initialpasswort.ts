import { assertEvent } from 'xstate';
import { fehlschlag } from '../../failure.ts';
import { anmeldeSetup } from '../setup.ts';

/** The initial password was good for seven days; another one comes by mail, whoever asks. */
export const initialpasswort = ({ zurueck }: { readonly zurueck: string }) =>
  anmeldeSetup.createStateConfig({
    id: 'initialpasswort',
    description: 'Das Initialpasswort gilt nicht mehr',
    meta: { step: 'initialpasswort', title: 'Initialpasswort abgelaufen' },
    initial: 'abgelaufen',
    on: { ABBRECHEN: { target: zurueck, actions: 'hinweisEntfernen' } },
    states: {
      abgelaufen: {
        description: 'Abgelaufen; Kundin kann ein neues anfordern',
        on: { INITIALPASSWORT_ANFORDERN: { guard: 'emailGueltig', target: 'anfordern' } },
      },
      anfordern: {
        description: 'Ein neues Initialpasswort wird angefordert',
        tags: 'laedt',
        invoke: {
          id: 'initialpasswortAnfordern',
          src: 'initialpasswortAnfordern',
          input: ({ event }) => {
            assertEvent(event, 'INITIALPASSWORT_ANFORDERN');
            return { email: event.email };
          },
          onDone: 'gesendet',
          onError: [
            {
              guard: { type: 'istZuOft', params: fehlschlag },
              target: 'abgelaufen',
              actions: { type: 'fehlerMerken', params: fehlschlag },
            },
            { target: 'fehler' },
          ],
        },
      },
      gesendet: {
        description: 'Ein neues Initialpasswort ist unterwegs, wenn ein Konto besteht',
        entry: 'hinweisEntfernen',
      },
      fehler: {
        description: 'Technisches Problem; noch einmal anfordern schadet nicht',
        tags: 'fehler',
        on: { INITIALPASSWORT_ANFORDERN: { guard: 'emailGueltig', target: 'anfordern' } },
      },
    },
  });
