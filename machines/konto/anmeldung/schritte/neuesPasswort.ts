import { assertEvent } from 'xstate';
import { fehlschlag } from '../../failure.ts';
import { wegen } from '../failure.ts';
import { anmeldeSetup, ergebnis } from '../setup.ts';

interface NeuesPasswort {
  readonly code: string;
  readonly zugelassen: string;
  readonly gesperrt: string;
  /** She begins again. */
  readonly zurueck: string;
  /** The same, and reads that it took too long. */
  readonly abgelaufen: string;
}

const setzen = { NEUES_PASSWORT: { guard: 'passwortErlaubt', target: 'setzen' } } as const;

/** The initial password gives way to one of her own; the pool asks for it before or after the code. */
export const neuesPasswort = ({ code, zugelassen, gesperrt, zurueck, abgelaufen }: NeuesPasswort) =>
  anmeldeSetup.createStateConfig({
    id: 'neuesPasswort',
    description: 'Das Initialpasswort wird durch ein eigenes ersetzt',
    meta: { step: 'neuesPasswort', title: 'Neues Passwort festlegen' },
    initial: 'eingabe',
    on: { ABBRECHEN: zurueck },
    states: {
      eingabe: {
        description: 'Neues Passwort wählen',
        on: setzen,
      },
      setzen: {
        description: 'Das neue Passwort wird gespeichert',
        tags: 'laedt',
        invoke: {
          id: 'neuesPasswortSetzen',
          src: 'neuesPasswortSetzen',
          input: ({ event }) => {
            assertEvent(event, 'NEUES_PASSWORT');
            return { passwort: event.passwort };
          },
          onDone: [
            {
              guard: { type: 'codeNoetig', params: ergebnis },
              target: code,
              actions: {
                type: 'codeMerken',
                params: ergebnis,
              },
            },
            { target: zugelassen },
          ],
          onError: [
            {
              guard: { type: 'istGesperrt', params: fehlschlag },
              target: gesperrt,
              actions: { type: 'sperreMerken', params: fehlschlag },
            },
            { guard: wegen('PASSWORT_ABGELEHNT'), target: 'passwortAbgelehnt' },
            {
              guard: { type: 'istTechnisch', params: fehlschlag },
              target: 'fehler',
            },
            { target: abgelaufen },
          ],
        },
      },
      passwortAbgelehnt: { description: 'Dieses Passwort ist nicht erlaubt', on: setzen },
      fehler: {
        description: 'Technisches Problem; das neue Passwort bleibt stehen',
        tags: 'fehler',
        on: setzen,
      },
    },
  });
