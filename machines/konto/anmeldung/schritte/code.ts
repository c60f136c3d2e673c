import { assertEvent } from 'xstate';
import { codeErneut } from '#machines/parts/erneut.ts';
import { fehlschlag } from '../../failure.ts';
import { anmeldeSetup, ergebnis } from '../setup.ts';

interface Code {
  readonly zugelassen: string;
  readonly neuesPasswort: string;
  readonly gesperrt: string;
  /** She begins again. */
  readonly zurueck: string;
}

/** What follows where a call of this step fails. */
const schiefgegangen = ({ gesperrt, zurueck }: Code) =>
  [
    // Too many wrong codes over several sign-ins lock the account as wrong passwords do.
    {
      guard: { type: 'istGesperrt', params: fehlschlag },
      target: gesperrt,
      actions: { type: 'sperreMerken', params: fehlschlag },
    },
    { guard: { type: 'istTechnisch', params: fehlschlag }, target: 'fehler' },
    {
      target: zurueck,
      actions: { type: 'fehlerMerken', params: fehlschlag },
    },
  ] as const;

/** The second factor: six digits from an SMS, another one if none came. */
export const code = (ziele: Code) =>
  anmeldeSetup.createStateConfig({
    id: 'code',
    description: 'Sechsstelliger Code aus der SMS',
    meta: { step: 'code', title: 'Code eingeben' },
    on: { ABBRECHEN: { target: ziele.zurueck, actions: 'hinweisEntfernen' } },
    after: {
      CODE_FRIST: {
        target: ziele.zurueck,
        actions: { type: 'hinweisMerken', params: { hinweis: 'ANMELDUNG_ABGELAUFEN' } },
        description: 'Mit dem Code ist die Anmeldung abgelaufen',
      },
    },
    type: 'parallel',
    states: {
      formular: {
        description: 'Die Eingabe des Codes',
        initial: 'eingabe',
        states: {
          eingabe: {
            description: 'Kundin gibt den Code ein',
            on: {
              BESTAETIGEN: { guard: 'codeVollstaendig', target: 'pruefen' },
              CODE_ERNEUT: { guard: 'darfErneut', target: 'senden' },
            },
          },
          senden: {
            description: 'Ein neuer Code wird verschickt',
            tags: 'laedt',
            entry: 'hinweisEntfernen',
            invoke: {
              id: 'codeErneut',
              src: 'codeErneut',
              onDone: {
                // Entered anew: the new code has its own three minutes.
                target: '#code',
                actions: { type: 'codeMerken', params: ergebnis },
              },
              onError: schiefgegangen(ziele),
            },
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
                return { code: event.code, vertrauen: event.vertrauen };
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
                  target: ziele.neuesPasswort,
                },
                { target: ziele.zugelassen },
              ],
              onError: schiefgegangen(ziele),
            },
          },
          fehler: {
            description: 'Technisches Problem; der Code bleibt stehen',
            tags: 'fehler',
            on: {
              BESTAETIGEN: { guard: 'codeVollstaendig', target: 'pruefen' },
              CODE_ERNEUT: { guard: 'darfErneut', target: 'senden' },
            },
          },
        },
      },
      erneut: codeErneut({ schritt: 'code' }),
    },
  });
