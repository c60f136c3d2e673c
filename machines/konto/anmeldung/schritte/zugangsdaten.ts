import { assertEvent } from 'xstate';
import { fehlschlag } from '../../failure.ts';
import { anmeldeSetup, ergebnis } from '../setup.ts';

interface Zugang {
  readonly code: string;
  readonly neuesPasswort: string;
  readonly zugelassen: string;
  readonly gesperrt: string;
  readonly initialpasswortAbgelaufen: string;
}

/** E-mail address and password; whoever knows the right ones is led on by the pool (`domain/konto.md §3`). */
export const zugangsdaten = (ziele: Zugang) =>
  anmeldeSetup.createStateConfig({
    id: 'zugangsdaten',
    description: 'E-Mail-Adresse und Passwort',
    meta: { step: 'zugangsdaten', title: 'Anmelden' },
    initial: 'eingabe',
    states: {
      eingabe: {
        description: 'Kundin gibt E-Mail-Adresse und Passwort ein',
        on: { ANMELDEN: { guard: 'zugangsdatenVollstaendig', target: 'pruefen' } },
      },
      pruefen: {
        description: 'Das Passwort wird geprüft',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'anmelden',
          src: 'anmelden',
          input: ({ event }) => {
            assertEvent(event, 'ANMELDEN');
            return { email: event.email, passwort: event.passwort };
          },
          onDone: [
            {
              guard: { type: 'codeNoetig', params: ergebnis },
              target: ziele.code,
              actions: {
                type: 'codeMerken',
                params: ergebnis,
              },
            },
            {
              guard: {
                type: 'neuesPasswortNoetig',
                params: ergebnis,
              },
              target: ziele.neuesPasswort,
            },
            { target: ziele.zugelassen },
          ],
          onError: [
            {
              guard: { type: 'istGesperrt', params: fehlschlag },
              target: ziele.gesperrt,
              actions: { type: 'sperreMerken', params: fehlschlag },
            },
            {
              guard: { type: 'istInitialpasswortAbgelaufen', params: fehlschlag },
              target: ziele.initialpasswortAbgelaufen,
            },
            {
              guard: { type: 'istTechnisch', params: fehlschlag },
              target: 'fehler',
            },
            {
              target: 'eingabe',
              actions: { type: 'fehlerMerken', params: fehlschlag },
            },
          ],
        },
      },
      fehler: {
        description: 'Technisches Problem; die Eingaben bleiben stehen',
        tags: 'fehler',
        on: { ANMELDEN: { guard: 'zugangsdatenVollstaendig', target: 'pruefen' } },
      },
    },
  });
