import { assertEvent, assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import type { KontoAntworten } from '../answers.ts';
import { fehlerAus, fehlerWie, fehlschlag, type Hinweis, type KontoFehlerArt } from '../failure.ts';
import { antworten, type VergessenSchritt } from './answers.ts';
import type { VergessenEreignis } from './events.ts';

export interface VergessenKontext {
  email: string;
  hinweis: Hinweis | null;
}

/** What is sent to replace the password. */
export type NeuesPasswort = KontoAntworten['email'] & KontoAntworten['codeUndPasswort'];

const p = setup({
  types: {
    context: typed<VergessenKontext>(),
    events: typed<VergessenEreignis>(),
    /** With an e-mail address a code was asked for before the page was opened again. */
    input: typed<{ email?: string }>(),
    meta: typed<FlowMeta<VergessenSchritt>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    codeAnfordern: fromPromise<void, { email: string }>(nichtVerdrahtet),
    passwortSetzen: fromPromise<void, NeuesPasswort>(nichtVerdrahtet),
  },
  guards: {
    istCodeUnterwegs: ({ context }) => context.email !== '',
    istEmailGueltig: ({ event }) =>
      event.type === 'ANFORDERN' && z.safeParse(antworten.email, event.antwort).success,
    sindBeideGueltig: ({ event }) =>
      event.type === 'AENDERN' && z.safeParse(antworten.codeUndPasswort, event.antwort).success,
    istFehler: (_, { error, arten }: { error: unknown; arten: KontoFehlerArt[] }) =>
      arten.includes(fehlerAus(error).art),
  },
  actions: {
    emailMerken: assign({
      email: ({ context, event }) =>
        event.type === 'ANFORDERN' ? event.antwort.email : context.email,
    }),
    emailVergessen: assign({ email: '' }),
    hinweisEntfernen: assign({ hinweis: null }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerAus(error) }),
  },
});

const email = ({ context }: { context: VergessenKontext }) => ({ email: context.email });

/** A lost password of either portal: a code to whoever has an account, then another password (`domain/konto.md §4`). */
export const passwortVergessen = p.createMachine({
  id: 'passwortVergessen',
  description: 'Passwort vergessen: Code anfordern, neues Passwort festlegen',
  context: ({ input }) => ({ email: input.email ?? '', hinweis: null }),
  initial: 'einstieg',
  on: {
    ABGEMELDET: { description: 'Abgemeldet; für diese Strecke ohne Bedeutung' },
    SITZUNG_ABGELAUFEN: {
      description: 'Die Sitzung ist abgelaufen; für diese Strecke ohne Bedeutung',
    },
  },
  states: {
    einstieg: {
      description: 'Wartet schon ein Code auf seine Eingabe?',
      always: [{ guard: 'istCodeUnterwegs', target: 'codeUndPasswort' }, { target: 'email' }],
    },
    email: {
      description: 'Für welches Konto',
      meta: { step: 'email', title: 'Passwort vergessen' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description: 'Kundin gibt ihre E-Mail-Adresse ein',
          on: {
            ANFORDERN: { guard: 'istEmailGueltig', target: 'anfordern', actions: 'emailMerken' },
          },
        },
        anfordern: {
          description: 'Ein Code wird angefordert; die Antwort ist für jede Adresse dieselbe',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'codeAnfordern',
            src: 'codeAnfordern',
            input: email,
            onDone: '#codeUndPasswort',
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
                target: 'eingabe',
                actions: { type: 'fehlerMerken', params: fehlschlag },
              },
              { target: 'fehler' },
            ],
          },
        },
        fehler: {
          description: 'Technisches Problem; die E-Mail-Adresse bleibt stehen',
          tags: 'fehler',
          on: {
            ANFORDERN: { guard: 'istEmailGueltig', target: 'anfordern', actions: 'emailMerken' },
          },
        },
      },
    },
    codeUndPasswort: {
      id: 'codeUndPasswort',
      description: 'Wenn ein Konto besteht, ist ein Code unterwegs',
      meta: { step: 'codeUndPasswort', title: 'Code und neues Passwort' },
      initial: 'eingabe',
      on: { ABBRECHEN: { target: 'email', actions: ['emailVergessen', 'hinweisEntfernen'] } },
      states: {
        eingabe: {
          description: 'Kundin gibt den Code und ein neues Passwort ein',
          on: {
            AENDERN: { guard: 'sindBeideGueltig', target: 'setzen' },
            CODE_ERNEUT: { target: 'senden', description: 'Frühestens nach 30 Sekunden' },
          },
        },
        senden: {
          description: 'Ein neuer Code wird angefordert',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'codeAnfordern',
            src: 'codeAnfordern',
            input: email,
            onDone: 'eingabe',
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
                target: 'eingabe',
                actions: { type: 'fehlerMerken', params: fehlschlag },
              },
              { target: 'fehler' },
            ],
          },
        },
        setzen: {
          description: 'Der Code wird geprüft und das Passwort ersetzt',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'passwortSetzen',
            src: 'passwortSetzen',
            input: ({ context, event }) => {
              assertEvent(event, 'AENDERN');
              return { email: context.email, ...event.antwort };
            },
            onDone: '#geaendert',
            onError: [
              { guard: { type: 'istFehler', params: fehlerWie('TECHNISCH') }, target: 'fehler' },
              {
                target: 'eingabe',
                actions: { type: 'fehlerMerken', params: fehlschlag },
              },
            ],
          },
        },
        fehler: {
          description: 'Technisches Problem; Code und Passwort bleiben stehen',
          tags: 'fehler',
          on: {
            AENDERN: { guard: 'sindBeideGueltig', target: 'setzen' },
            CODE_ERNEUT: { target: 'senden', description: 'Frühestens nach 30 Sekunden' },
          },
        },
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

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
