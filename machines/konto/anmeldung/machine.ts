import * as z from 'zod/mini';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { antworten, type AnmeldeSchritt } from './answers.ts';
import type { AnmeldeEreignis, Zugangsdaten } from './events.ts';
import { type AnmeldeFehlerArt, fehlerArt } from './failure.ts';

/** What the identity pool asks for next. */
export type NaechsterSchritt =
  | { schritt: 'CODE'; handynummer: string; versuche: number; codeFalsch: boolean }
  | { schritt: 'NEUES_PASSWORT' }
  | { schritt: 'ANGEMELDET' };

/** A second factor that was asked for before a reload and still waits for its code. */
export interface OffenerCode {
  handynummer: string;
  versuche: number;
}

export interface AnmeldeKontext {
  hinweis: Hinweis | null;
  handynummer: string;
  versuche: number;
}

/** What the customer is told at the form: a failure, or why she is here again. */
export type Hinweis = AnmeldeFehlerArt | 'CODE_FALSCH' | 'SITZUNG_ABGELAUFEN' | 'ABGEMELDET';

export interface AnmeldeEingang {
  hinweis?: Hinweis;
  offenerCode?: OffenerCode;
}

const p = setup({
  types: {
    context: {} as AnmeldeKontext,
    events: {} as AnmeldeEreignis,
    input: {} as AnmeldeEingang,
    meta: {} as FlowMeta<AnmeldeSchritt>,
    tags: {} as FlowTag,
  },
  actors: {
    anmelden: fromPromise<NaechsterSchritt, Zugangsdaten>(nichtVerdrahtet),
    neuesPasswortSetzen: fromPromise<NaechsterSchritt, { passwort: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<NaechsterSchritt, { code: string }>(nichtVerdrahtet),
  },
  guards: {
    codeOffen: ({ context }) => context.handynummer !== '',
    zugangsdatenVollstaendig: ({ event }) =>
      event.type === 'ANMELDEN' && z.safeParse(antworten.zugangsdaten, event).success,
    passwortErlaubt: ({ event }) =>
      event.type === 'NEUES_PASSWORT' && z.safeParse(antworten.neuesPasswort, event).success,
    codeVollstaendig: ({ event }) =>
      event.type === 'BESTAETIGEN' && z.safeParse(antworten.code, event).success,
    codeNoetig: (_, { ergebnis }: { ergebnis: NaechsterSchritt }) => ergebnis.schritt === 'CODE',
    neuesPasswortNoetig: (_, { ergebnis }: { ergebnis: NaechsterSchritt }) =>
      ergebnis.schritt === 'NEUES_PASSWORT',
    istGesperrt: (_, { error }: { error: unknown }) => fehlerArt(error) === 'GESPERRT',
    istTechnisch: (_, { error }: { error: unknown }) => fehlerArt(error) === 'TECHNISCH',
    istPasswortAbgelehnt: (_, { error }: { error: unknown }) =>
      fehlerArt(error) === 'PASSWORT_ABGELEHNT',
  },
  actions: {
    hinweisEntfernen: assign({ hinweis: null }),
    hinweisMerken: assign({ hinweis: (_, { hinweis }: { hinweis: Hinweis }) => hinweis }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerArt(error) }),
    codeMerken: assign((_, { ergebnis }: { ergebnis: NaechsterSchritt }) =>
      ergebnis.schritt === 'CODE'
        ? {
            handynummer: ergebnis.handynummer,
            versuche: ergebnis.versuche,
            hinweis: ergebnis.codeFalsch ? ('CODE_FALSCH' as const) : null,
          }
        : {},
    ),
  },
  delays: {
    /** How long the identity pool keeps a challenge open (`reference/identity.md §5`). */
    CODE_FRIST: 180_000,
    /** `domain/konto.md §1` lock-out. */
    SPERRZEIT: 900_000,
  },
});

/** Sign-in of both portals: password, then the code from the SMS (`domain/konto.md §3`). */
export const anmeldung = p.createMachine({
  id: 'anmeldung',
  description: 'Anmeldung mit Passwort und Code per SMS',
  context: ({ input }) => ({
    hinweis: input.hinweis ?? null,
    handynummer: input.offenerCode?.handynummer ?? '',
    versuche: input.offenerCode?.versuche ?? 0,
  }),
  initial: 'einstieg',
  on: {
    ANDERSWO_ANGEMELDET: {
      target: '.angemeldet',
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
                guard: { type: 'codeNoetig', params: ({ event }) => ({ ergebnis: event.output }) },
                target: '#code',
                actions: { type: 'codeMerken', params: ({ event }) => ({ ergebnis: event.output }) },
              },
              {
                guard: {
                  type: 'neuesPasswortNoetig',
                  params: ({ event }) => ({ ergebnis: event.output }),
                },
                target: '#neuesPasswort',
              },
              { target: '#angemeldet' },
            ],
            onError: [
              {
                guard: { type: 'istGesperrt', params: ({ event }) => ({ error: event.error }) },
                target: '#gesperrt',
              },
              {
                guard: { type: 'istTechnisch', params: ({ event }) => ({ error: event.error }) },
                target: 'fehler',
              },
              {
                target: 'eingabe',
                actions: { type: 'fehlerMerken', params: ({ event }) => ({ error: event.error }) },
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
      on: { ABBRECHEN: 'zugangsdaten' },
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
                guard: { type: 'codeNoetig', params: ({ event }) => ({ ergebnis: event.output }) },
                target: '#code',
                actions: { type: 'codeMerken', params: ({ event }) => ({ ergebnis: event.output }) },
              },
              { target: '#angemeldet' },
            ],
            onError: [
              {
                guard: {
                  type: 'istPasswortAbgelehnt',
                  params: ({ event }) => ({ error: event.error }),
                },
                target: 'eingabe',
                actions: { type: 'fehlerMerken', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'istTechnisch', params: ({ event }) => ({ error: event.error }) },
                target: 'fehler',
              },
              {
                target: '#anmeldung.zugangsdaten',
                actions: { type: 'fehlerMerken', params: ({ event }) => ({ error: event.error }) },
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
      on: { ABBRECHEN: 'zugangsdaten' },
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
                guard: { type: 'codeNoetig', params: ({ event }) => ({ ergebnis: event.output }) },
                target: 'eingabe',
                actions: { type: 'codeMerken', params: ({ event }) => ({ ergebnis: event.output }) },
              },
              {
                // Amazon Cognito may ask for the new password after the code.
                guard: {
                  type: 'neuesPasswortNoetig',
                  params: ({ event }) => ({ ergebnis: event.output }),
                },
                target: '#neuesPasswort',
              },
              { target: '#angemeldet' },
            ],
            onError: [
              {
                guard: { type: 'istTechnisch', params: ({ event }) => ({ error: event.error }) },
                target: 'fehler',
              },
              {
                target: '#anmeldung.zugangsdaten',
                actions: { type: 'fehlerMerken', params: ({ event }) => ({ error: event.error }) },
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

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
