import { assertEvent } from 'xstate';
import { wegen } from '../failure.ts';
import { anmeldeSetup } from '../setup.ts';

const anfordern = {
  INITIALPASSWORT_ANFORDERN: { guard: 'emailGueltig', target: 'anfordern' },
} as const;

/** The initial password was good for seven days; another one comes by mail, whoever asks. */
export const initialpasswort = ({ zurueck }: { readonly zurueck: string }) =>
  anmeldeSetup.createStateConfig({
    id: 'initialpasswort',
    description: 'Das Initialpasswort gilt nicht mehr',
    meta: { step: 'initialpasswort', title: 'Initialpasswort abgelaufen' },
    initial: 'abgelaufen',
    on: { ABBRECHEN: zurueck },
    states: {
      abgelaufen: {
        description: 'Abgelaufen; Kundin kann ein neues anfordern',
        on: anfordern,
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
          onError: [{ guard: wegen('ZU_OFT'), target: 'zuOft' }, { target: 'fehler' }],
        },
      },
      gesendet: {
        description: 'Ein neues Initialpasswort ist unterwegs, wenn ein Konto besteht',
      },
      zuOft: { description: 'Zu oft angefordert; später noch einmal', on: anfordern },
      fehler: {
        description: 'Technisches Problem; noch einmal anfordern schadet nicht',
        tags: 'fehler',
        on: anfordern,
      },
    },
  });
