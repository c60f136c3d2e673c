import { assertEvent } from 'xstate';
import { fehlschlag } from '../../failure.ts';
import { anmeldeSetup, ergebnis } from '../setup.ts';

interface NeuesPasswort {
  readonly code: string;
  readonly zugelassen: string;
  readonly gesperrt: string;
  /** She begins again. */
  readonly zurueck: string;
}

/** The initial password gives way to one of her own; the pool asks for it before or after the code. */
export const neuesPasswort = ({ code, zugelassen, gesperrt, zurueck }: NeuesPasswort) =>
  anmeldeSetup.createStateConfig({
    id: 'neuesPasswort',
    description: 'Das Initialpasswort wird durch ein eigenes ersetzt',
    meta: { step: 'neuesPasswort', title: 'Neues Passwort festlegen' },
    initial: 'eingabe',
    on: { ABBRECHEN: { target: zurueck, actions: 'hinweisEntfernen' } },
    states: {
      eingabe: {
        description: 'Neues Passwort wählen',
        on: { NEUES_PASSWORT: { guard: 'passwortErlaubt', target: 'setzen' } },
      },
      setzen: {
        description: 'Das neue Passwort wird gespeichert',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
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
            {
              guard: {
                type: 'istPasswortAbgelehnt',
                params: fehlschlag,
              },
              target: 'eingabe',
              actions: { type: 'fehlerMerken', params: fehlschlag },
            },
            {
              guard: { type: 'istTechnisch', params: fehlschlag },
              target: 'fehler',
            },
            {
              target: zurueck,
              actions: { type: 'fehlerMerken', params: fehlschlag },
            },
          ],
        },
      },
      fehler: {
        description: 'Technisches Problem; das neue Passwort bleibt stehen',
        tags: 'fehler',
        on: { NEUES_PASSWORT: { guard: 'passwortErlaubt', target: 'setzen' } },
      },
    },
  });
