import { assertEvent } from 'xstate';
import { codeFristMs } from './codeFrist.ts';
import { anmeldeSetup, type NaechsterSchritt } from './setup.ts';

const ergebnis = ({ event }: { event: { output: NaechsterSchritt } }) => ({
  ergebnis: event.output,
});
const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Sign-in of both portals: password, then the code from the SMS (`domain/konto.md §3`). */
export const anmeldung = anmeldeSetup.createMachine({
  id: 'anmeldung',
  description: 'Anmeldung mit Passwort und Code per SMS',
  context: ({ input }) => ({
    hinweis: input.hinweis ?? null,
    handynummer: input.offenerCode?.handynummer ?? '',
    versuche: input.offenerCode?.versuche ?? 0,
    restMs: input.offenerCode?.restMs ?? codeFristMs,
  }),
  initial: 'einstieg',
  on: {
    ANDERSWO_ANGEMELDET: {
      target: '.angemeldet',
      actions: 'hinweisEntfernen',
      description: 'In einem anderen Tab angemeldet',
    },
    SITZUNG_ABGELAUFEN: {
      target: '.zugangsdaten',
      actions: { type: 'hinweisMerken', params: { hinweis: 'SITZUNG_ABGELAUFEN' } },
      description: 'Die Sitzung ist abgelaufen',
    },
    ABGEMELDET: {
      target: '.zugangsdaten',
      actions: { type: 'hinweisMerken', params: { hinweis: 'ABGEMELDET' } },
      description: 'In einem anderen Tab abgemeldet',
    },
  },
  states: {
    einstieg: {
      description: 'Wartet schon ein Code auf seine Eingabe?',
      always: [{ guard: 'codeOffen', target: 'code' }, { target: 'zugangsdaten' }],
    },
    zugangsdaten: {
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
              { target: '#angemeldet' },
            ],
            onError: [
              {
                guard: { type: 'istGesperrt', params: fehlschlag },
                target: '#gesperrt',
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
    },
    neuesPasswort: {
      id: 'neuesPasswort',
      description: 'Das Initialpasswort wird durch ein eigenes ersetzt',
      meta: { step: 'neuesPasswort', title: 'Neues Passwort festlegen' },
      initial: 'eingabe',
      on: { ABBRECHEN: { target: 'zugangsdaten', actions: 'hinweisEntfernen' } },
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
                target: '#code',
                actions: {
                  type: 'codeMerken',
                  params: ergebnis,
                },
              },
              { target: '#angemeldet' },
            ],
            onError: [
              { guard: { type: 'istGesperrt', params: fehlschlag }, target: '#gesperrt' },
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
                target: '#anmeldung.zugangsdaten',
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
    },
    code: {
      id: 'code',
      description: 'Sechsstelliger Code aus der SMS',
      meta: { step: 'code', title: 'Code eingeben' },
      initial: 'eingabe',
      on: { ABBRECHEN: { target: 'zugangsdaten', actions: 'hinweisEntfernen' } },
      after: {
        CODE_FRIST: {
          target: 'zugangsdaten',
          actions: { type: 'hinweisMerken', params: { hinweis: 'ANMELDUNG_ABGELAUFEN' } },
          description: 'Nach 3 Minuten ist die Anmeldung abgelaufen',
        },
      },
      states: {
        eingabe: {
          description: 'Kundin gibt den Code ein',
          on: { BESTAETIGEN: { guard: 'codeVollstaendig', target: 'pruefen' } },
        },
        pruefen: {
          description: 'Der Code wird geprüft',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'codePruefen',
            src: 'codePruefen',
            input: ({ event }) => {
              assertEvent(event, 'BESTAETIGEN');
              return { code: event.code };
            },
            onDone: [
              {
                guard: { type: 'codeNoetig', params: ergebnis },
                target: 'eingabe',
                actions: {
                  type: 'codeMerken',
                  params: ergebnis,
                },
              },
              {
                // Amazon Cognito may ask for the new password after the code.
                guard: {
                  type: 'neuesPasswortNoetig',
                  params: ergebnis,
                },
                target: '#neuesPasswort',
              },
              { target: '#angemeldet' },
            ],
            onError: [
              // Too many wrong codes over several sign-ins lock the account as wrong passwords do.
              { guard: { type: 'istGesperrt', params: fehlschlag }, target: '#gesperrt' },
              {
                guard: { type: 'istTechnisch', params: fehlschlag },
                target: 'fehler',
              },
              {
                target: '#anmeldung.zugangsdaten',
                actions: { type: 'fehlerMerken', params: fehlschlag },
              },
            ],
          },
        },
        fehler: {
          description: 'Technisches Problem; der Code bleibt stehen',
          tags: 'fehler',
          on: { BESTAETIGEN: { guard: 'codeVollstaendig', target: 'pruefen' } },
        },
      },
    },
    gesperrt: {
      id: 'gesperrt',
      description: 'Nach zu vielen Fehlversuchen 15 Minuten gesperrt',
      meta: { step: 'gesperrt', title: 'Zugang vorübergehend gesperrt' },
      after: { SPERRZEIT: { target: 'zugangsdaten', description: 'Nach 15 Minuten' } },
    },
    angemeldet: {
      id: 'angemeldet',
      description: 'Angemeldet',
      meta: { step: 'angemeldet', title: 'Angemeldet' },
      type: 'final',
    },
  },
});
