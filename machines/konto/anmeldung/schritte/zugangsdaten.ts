import { assertEvent } from 'xstate';
import { ergebnis, fehlschlag } from '../antwort.ts';
import { anmeldeSetup } from '../setup.ts';

/** E-mail address and password; whoever knows the right ones is led on by the pool (`domain/konto.md §3`). */
export const zugangsdaten = anmeldeSetup.createStateConfig({
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
            target: '#code',
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
            target: '#neuesPasswort',
          },
          { target: '#zugelassen' },
        ],
        onError: [
          {
            guard: { type: 'istGesperrt', params: fehlschlag },
            target: '#gesperrt',
            actions: { type: 'sperreMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istInitialpasswortAbgelaufen', params: fehlschlag },
            target: '#initialpasswort',
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
