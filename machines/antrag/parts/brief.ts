import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { Antragsumfeld } from '../context.ts';
import type { NachrichtEreignis } from '../nachricht/events.ts';
import { fehlerArt } from '../nachricht/failure.ts';

/** Whom a message goes to; null is the insurer. */
export type Empfaenger = Antragsumfeld['vermittler'];

/** What was written, with whom it goes to. */
export interface Briefauftrag<Geschrieben> {
  readonly geschrieben: Geschrieben | null;
  readonly empfaenger: Empfaenger;
}

interface Briefkontext<Geschrieben> {
  antworten: { schreiben?: Geschrieben };
  empfaenger: Empfaenger;
  /** Whoever led here said whom it goes to; nobody looks it up again. */
  empfaengerBekannt: boolean;
  /** Today in Berlin, where what is written is judged by it. */
  heute: string;
}

interface Briefeingang {
  readonly empfaenger?: Empfaenger;
  readonly heute?: string;
}

type Briefschritt = 'schreiben' | 'gesendet';

/** One page that is written and sent to a person, in the shape its answer has on that day. */
export function briefSetup<Form extends z.ZodMiniType>(form: (heute: string) => Form) {
  const gelesen = (antwort: unknown, heute: string): z.output<Form> | null =>
    z.safeParse(form(heute), antwort).data ?? null;
  return setup({
    types: {
      context: typed<Briefkontext<z.output<Form>>>(),
      events: typed<NachrichtEreignis>(),
      input: typed<Briefeingang>(),
      meta: typed<FlowMeta<Briefschritt>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      empfaengerLaden: fromPromise<Empfaenger>(nichtVerdrahtet),
      senden: fromPromise<void, Briefauftrag<z.output<Form>>>(nichtVerdrahtet),
    },
    guards: {
      istEmpfaengerBekannt: ({ context }) => context.empfaengerBekannt,
      istVollstaendig: ({ context, event }) =>
        event.type === 'WEITER' && gelesen(event.antwort, context.heute) !== null,
      istZuOft: (_, { error }: { error: unknown }) => fehlerArt(error) === 'ZU_OFT',
    },
    actions: {
      empfaengerMerken: assign((_, { empfaenger }: { empfaenger: Empfaenger }) => ({ empfaenger })),
      uebernehmen: assign(({ context, event }) => {
        const schreiben = event.type === 'WEITER' ? gelesen(event.antwort, context.heute) : null;
        return schreiben === null ? {} : { antworten: { schreiben } };
      }),
    },
  });
}

/** Nothing is written yet. */
export function briefAnfang({ input }: { input: Briefeingang }) {
  return {
    antworten: {},
    empfaenger: input.empfaenger ?? null,
    empfaengerBekannt: input.empfaenger !== undefined,
    heute: input.heute ?? '',
  };
}

/** The page is for everybody: the end of a session takes nothing of it. */
export const briefBleibt = {
  ABGEMELDET: { description: 'Abgemeldet; die Seite ist für alle da, und das Geschriebene bleibt' },
  SITZUNG_ABGELAUFEN: {
    description: 'Sitzung abgelaufen; die Seite ist für alle da, und das Geschriebene bleibt',
  },
} as const;

/** What happens to it: to whom, written, sent, and sent again where that failed. */
export function brief({ titel, schreibt }: { titel: string; schreibt: string }) {
  const fertig = { guard: 'istVollstaendig', target: 'senden' } as const;
  const meta = { step: 'schreiben', title: titel } as const;
  return {
    laden: {
      description: 'Der Vermittler aus dem Link wird gelesen',
      tags: 'laedt',
      meta,
      always: { guard: 'istEmpfaengerBekannt', target: 'schreiben' },
      invoke: {
        id: 'empfaengerLaden',
        src: 'empfaengerLaden',
        onDone: {
          target: 'schreiben',
          actions: {
            type: 'empfaengerMerken',
            params: ({ event }: { event: { output: Empfaenger } }) => ({
              empfaenger: event.output,
            }),
          },
        },
        // A message must not fail because of a link: the insurer gets it then.
        onError: 'schreiben',
      },
    },
    schreiben: { description: schreibt, meta, on: { WEITER: fertig } },
    senden: {
      description: 'Die Nachricht wird gesendet',
      tags: 'laedt',
      meta,
      entry: 'uebernehmen',
      invoke: {
        id: 'senden',
        src: 'senden',
        input: auftrag,
        onDone: 'gesendet',
        onError: [
          {
            guard: {
              type: 'istZuOft',
              params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
            },
            target: 'zuOft',
          },
          { target: 'fehlgeschlagen' },
        ],
      },
    },
    zuOft: {
      description: 'In der letzten Stunde kamen von hier schon fünf Nachrichten',
      tags: 'fehler',
      meta,
      on: { WEITER: fertig },
    },
    fehlgeschlagen: {
      description: 'Technisches Problem beim Senden; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta,
      on: { WEITER: fertig },
    },
    gesendet: {
      description: 'Die Nachricht ist angekommen; wann jemand antwortet',
      meta: { step: 'gesendet', title: 'Gesendet' },
      type: 'final',
    },
  } as const;
}

function auftrag<Geschrieben>({ context }: { context: Briefkontext<Geschrieben> }) {
  return { geschrieben: context.antworten.schreiben ?? null, empfaenger: context.empfaenger };
}
