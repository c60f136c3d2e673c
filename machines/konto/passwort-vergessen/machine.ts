import { assign, fromPromise, setup } from 'xstate';
import { codeErneut, darfErneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { KontoAntworten } from '../answers.ts';
import {
  antwortIn,
  formular,
  formularGuards,
  type FormularKontext,
  type FormularTypen,
  satzAus,
  type MitAntwort,
} from '../formular.ts';
import { scheitert } from '../parts/abgelehnt.ts';
import { sitzungOhneBedeutung } from '../parts/sitzung.ts';
import { nochEinCode } from '../parts/stepUp.ts';
import { antworten } from './answers.ts';

interface VergessenKontext extends FormularKontext {
  email: string;
  /** Wait for another code when its step is entered, in milliseconds. */
  wartezeitMs: number;
}

/** With an e-mail address a code was asked for before the page was opened again; what is left of the wait for another. */
export interface VergessenEingang {
  email?: string;
  wartezeitMs?: number;
}

/** What is sent to replace the password. */
export type NeuesPasswort = KontoAntworten['email'] & KontoAntworten['codeUndPasswort'];

const p = setup({
  types: typed<FormularTypen<VergessenKontext, 'CODE_ERNEUT' | 'ABBRECHEN', VergessenEingang>>(),
  actors: {
    codeAnfordern: fromPromise<void, { email: string }>(nichtVerdrahtet),
    passwortSetzen: fromPromise<void, NeuesPasswort>(nichtVerdrahtet),
  },
  guards: {
    ...formularGuards(antworten),
    darfErneut: darfErneut('codeUndPasswort'),
    istCodeUnterwegs: ({ context }) => context.email !== '',
  },
  actions: {
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    emailMerken: assign(antwortIn(antworten.email)),
    emailVergessen: assign({ email: '' }),
    wartezeitBeginnen: assign({ wartezeitMs: codeWartezeitMs }),
  },
  delays: { CODE_WARTEZEIT: ({ context }) => context.wartezeitMs },
});

const email = ({ context }: { context: VergessenKontext }) => ({ email: context.email });

const { initial, states, ...zweites } = formular({
  schritt: 'codeUndPasswort',
  titel: 'Code und neues Passwort',
  description: 'Wenn ein Konto besteht, ist ein Code unterwegs',
  eingabe: 'Kundin gibt den Code und ein neues Passwort ein',
  daneben: nochEinCode,
  laedt: 'setzen',
  passiert: 'Der Code wird geprüft und das Passwort ersetzt',
  aufruf: 'passwortSetzen',
  input: ({ context, event }: { context: VergessenKontext; event: MitAntwort }) => ({
    ...email({ context }),
    ...antwortIn(antworten.codeUndPasswort)({ event }),
  }),
  fertig: '#geaendert',
  gesagt: ['CODE_FALSCH', 'CODE_VERBRAUCHT', 'PASSWORT_VERWENDET', 'PASSWORT_ZU_EINFACH', 'ZU_OFT'],
  bleibt: 'Technisches Problem; Code und Passwort bleiben stehen',
});

/** A lost password of either portal: a code to whoever has an account, then another password (`domain/konto.md §4`). */
export const passwortVergessen = p.createMachine({
  id: 'passwortVergessen',
  description: 'Passwort vergessen: Code anfordern, neues Passwort festlegen',
  context: ({ input }) => ({
    email: input.email ?? '',
    wartezeitMs: input.wartezeitMs ?? codeWartezeitMs,
    satz: null,
  }),
  initial: 'einstieg',
  on: sitzungOhneBedeutung,
  states: {
    einstieg: {
      description: 'Wartet schon ein Code auf seine Eingabe?',
      always: [{ guard: 'istCodeUnterwegs', target: 'codeUndPasswort' }, { target: 'email' }],
    },
    email: formular({
      schritt: 'email',
      titel: 'Passwort vergessen',
      description: 'Für welches Konto',
      eingabe: 'Kundin gibt ihre E-Mail-Adresse ein',
      merkt: ['emailMerken'],
      laedt: 'anfordern',
      passiert: 'Ein Code wird angefordert; die Antwort ist für jede Adresse dieselbe',
      aufruf: 'codeAnfordern',
      input: email,
      fertig: { target: '#codeUndPasswort', actions: 'wartezeitBeginnen' },
      gesagt: ['ZU_OFT'],
      bleibt: 'Technisches Problem; die E-Mail-Adresse bleibt stehen',
    }),
    codeUndPasswort: {
      ...zweites,
      on: { ABBRECHEN: { target: '#email', actions: 'emailVergessen' } },
      type: 'parallel',
      states: {
        formular: {
          description: 'Die Eingabe von Code und Passwort',
          initial,
          states: {
            ...states,
            senden: {
              description: 'Ein neuer Code wird angefordert',
              tags: 'laedt',
              invoke: {
                id: 'codeAnfordern',
                src: 'codeAnfordern',
                input: email,
                onDone: { target: 'eingabe', actions: 'wartezeitBeginnen' },
                onError: scheitert({ gesagt: ['ZU_OFT'], beginnt: false }),
              },
            },
          },
        },
        erneut: codeErneut({ schritt: 'codeUndPasswort', aufruf: 'codeAnfordern' }),
      },
    },
    geaendert: {
      id: 'geaendert',
      description: 'Das Passwort ist ersetzt; überall abgemeldet',
      meta: { step: 'geaendert', title: 'Passwort geändert' },
      type: 'final',
    },
  },
});
