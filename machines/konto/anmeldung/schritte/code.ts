import { assertEvent } from 'xstate';
import { codeErneut } from '#machines/parts/erneut.ts';
import { fehlschlag } from '../../failure.ts';
import { wegen } from '../failure.ts';
import { anmeldeSetup, ergebnis } from '../setup.ts';

interface Code {
  readonly zugelassen: string;
  readonly neuesPasswort: string;
  readonly gesperrt: string;
  /** She begins again. */
  readonly zurueck: string;
  /** The same, and reads why: it took too long, too many codes were wrong, or another one needs a new beginning. */
  readonly abgelaufen: string;
  readonly zuVieleCodes: string;
  readonly codeNurNeu: string;
}

/** What follows where a call of this step fails, whichever it is. */
const schiefgegangen = ({ gesperrt }: Code) =>
  [
    // Too many wrong codes over several sign-ins lock the account as wrong passwords do.
    {
      guard: { type: 'istGesperrt', params: fehlschlag },
      target: gesperrt,
      actions: { type: 'sperreMerken', params: fehlschlag },
    },
    { guard: { type: 'istTechnisch', params: fehlschlag }, target: 'fehler' },
  ] as const;

const weiter = {
  BESTAETIGEN: { guard: 'codeVollstaendig', target: 'pruefen' },
  CODE_ERNEUT: { guard: 'darfErneut', target: 'senden' },
} as const;

/** The second factor: six digits from an SMS, another one if none came. */
export const code = (ziele: Code) =>
  anmeldeSetup.createStateConfig({
    id: 'code',
    description: 'Sechsstelliger Code aus der SMS',
    meta: { step: 'code', title: 'Code eingeben' },
    on: { ABBRECHEN: ziele.zurueck },
    after: {
      CODE_FRIST: {
        target: ziele.abgelaufen,
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
            on: weiter,
          },
          codeFalsch: { description: 'Der Code ist falsch; so oft geht es noch', on: weiter },
          senden: {
            description: 'Ein neuer Code wird verschickt',
            tags: 'laedt',
            invoke: {
              id: 'codeErneut',
              src: 'codeErneut',
              onDone: {
                // Entered anew: the new code has its own three minutes.
                target: '#code',
                actions: { type: 'codeMerken', params: ergebnis },
              },
              // Whether this sign-in is over or knows no other code: it takes a new one.
              onError: [...schiefgegangen(ziele), { target: ziele.codeNurNeu }],
            },
          },
          pruefen: {
            description: 'Der Code wird geprüft',
            tags: 'laedt',
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
                  target: 'codeFalsch',
                  actions: { type: 'codeMerken', params: ergebnis },
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
              onError: [
                ...schiefgegangen(ziele),
                { guard: wegen('ZU_VIELE_CODES'), target: ziele.zuVieleCodes },
                { target: ziele.abgelaufen },
              ],
            },
          },
          fehler: {
            description: 'Technisches Problem; der Code bleibt stehen',
            tags: 'fehler',
            on: weiter,
          },
        },
      },
      erneut: codeErneut({ schritt: 'code' }),
    },
  });
