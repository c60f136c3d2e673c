import { assertEvent } from 'xstate';
import { fehlschlag } from '../../failure.ts';
import { wegen } from '../failure.ts';
import { anmeldeSetup, ergebnis } from '../setup.ts';

interface Zugang {
  readonly code: string;
  readonly neuesPasswort: string;
  readonly zugelassen: string;
  readonly gesperrt: string;
  readonly initialpasswortAbgelaufen: string;
}

const anmelden = { ANMELDEN: { guard: 'zugangsdatenVollstaendig', target: 'pruefen' } } as const;

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
        on: anmelden,
      },
      wieder: {
        description: 'Noch einmal, mit dem Grund darüber; die E-Mail-Adresse bleibt stehen',
        initial: 'zugangsdatenFalsch',
        on: anmelden,
        states: {
          zugangsdatenFalsch: { description: 'E-Mail-Adresse oder Passwort ist falsch' },
          zugangDeaktiviert: { description: 'Der Zugang ist gesperrt; weiter hilft der Service' },
          nichtEingerichtet: { description: 'Der Zugang ist noch nicht fertig eingerichtet' },
          anmeldungAbgelaufen: { description: 'Die Anmeldung hat zu lange gedauert' },
          zuVieleCodes: { description: 'Zu oft ein falscher Code' },
          codeNurNeu: { description: 'Einen neuen Code gibt es nur mit einer neuen Anmeldung' },
          sitzungAbgelaufen: { description: 'Die Sitzung ist abgelaufen' },
          abgemeldet: { description: 'In einem anderen Tab abgemeldet' },
        },
      },
      pruefen: {
        description: 'Das Passwort wird geprüft',
        tags: 'laedt',
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
            { guard: wegen('ZUGANG_DEAKTIVIERT'), target: 'wieder.zugangDeaktiviert' },
            { guard: wegen('NICHT_EINGERICHTET'), target: 'wieder.nichtEingerichtet' },
            { guard: wegen('ANMELDUNG_ABGELAUFEN'), target: 'wieder.anmeldungAbgelaufen' },
            // Where the state begins; nothing is told of an access that it is not.
            { target: 'wieder' },
          ],
        },
      },
      fehler: {
        description: 'Technisches Problem; die Eingaben bleiben stehen',
        tags: 'fehler',
        on: anmelden,
      },
    },
  });
