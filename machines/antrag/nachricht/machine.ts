import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { Antragsumfeld } from '../context.ts';
import { antworten, type Geschrieben, type NachrichtSchritt } from './answers.ts';
import type { NachrichtEreignis } from './events.ts';
import { fehlerArt } from './failure.ts';

/** Whom the message goes to; null is the insurer. */
export type Empfaenger = Antragsumfeld['vermittler'];

/** A message with whom it goes to. */
export interface Nachrichtauftrag {
  readonly geschrieben: Geschrieben | null;
  readonly empfaenger: Empfaenger;
}

interface NachrichtKontext {
  antworten: { schreiben?: Geschrieben };
  empfaenger: Empfaenger;
  /** The application said whom it goes to; nobody looks it up again. */
  empfaengerBekannt: boolean;
}

const p = setup({
  types: {
    context: typed<NachrichtKontext>(),
    events: typed<NachrichtEreignis>(),
    input: typed<{ empfaenger?: Empfaenger }>(),
    meta: typed<FlowMeta<NachrichtSchritt>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    empfaengerLaden: fromPromise<Empfaenger>(nichtVerdrahtet),
    senden: fromPromise<void, Nachrichtauftrag>(nichtVerdrahtet),
  },
  guards: {
    istEmpfaengerBekannt: ({ context }) => context.empfaengerBekannt,
    istVollstaendig: ({ event }) => event.type === 'WEITER' && gelesen(event.antwort) !== null,
    istZuOft: (_, { error }: { error: unknown }) => fehlerArt(error) === 'ZU_OFT',
  },
  actions: {
    empfaengerMerken: assign((_, { empfaenger }: { empfaenger: Empfaenger }) => ({ empfaenger })),
    uebernehmen: assign(({ event }) => {
      const schreiben = event.type === 'WEITER' ? gelesen(event.antwort) : null;
      return schreiben ? { antworten: { schreiben } } : {};
    }),
  },
});

const fertigGeschrieben = {
  guard: 'istVollstaendig',
  target: 'senden',
} as const;

/** A message to the broker or the insurer: a person looks at it (`domain/antrag.md §5.2`, `domain/konto.md §8`). */
export const nachricht = p.createMachine({
  id: 'nachricht',
  description: 'Nachricht an Vermittler oder Versicherer: schreiben, senden',
  context: ({ input }) => ({
    antworten: {},
    empfaenger: input.empfaenger ?? null,
    empfaengerBekannt: input.empfaenger !== undefined,
  }),
  initial: 'laden',
  on: {
    ABGEMELDET: {
      description: 'Abgemeldet; die Seite ist für alle da, und das Geschriebene bleibt',
    },
    SITZUNG_ABGELAUFEN: {
      description: 'Sitzung abgelaufen; die Seite ist für alle da, und das Geschriebene bleibt',
    },
  },
  states: {
    laden: {
      description: 'Der Vermittler aus dem Link wird gelesen',
      tags: 'laedt',
      meta: { step: 'schreiben', title: 'Nachricht' },
      always: { guard: 'istEmpfaengerBekannt', target: 'schreiben' },
      invoke: {
        id: 'empfaengerLaden',
        src: 'empfaengerLaden',
        onDone: {
          target: 'schreiben',
          actions: {
            type: 'empfaengerMerken',
            params: ({ event }) => ({ empfaenger: event.output }),
          },
        },
        // A message must not fail because of a link: the insurer gets it then.
        onError: 'schreiben',
      },
    },
    schreiben: {
      description: 'Kundin schreibt, worum es geht und wie sie zu erreichen ist',
      meta: { step: 'schreiben', title: 'Nachricht' },
      on: { WEITER: fertigGeschrieben },
    },
    senden: {
      description: 'Die Nachricht wird gesendet',
      tags: 'laedt',
      meta: { step: 'schreiben', title: 'Nachricht' },
      entry: 'uebernehmen',
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => ({
          geschrieben: context.antworten.schreiben ?? null,
          empfaenger: context.empfaenger,
        }),
        onDone: 'gesendet',
        onError: [
          {
            guard: { type: 'istZuOft', params: ({ event }) => ({ error: event.error }) },
            target: 'zuOft',
          },
          { target: 'fehlgeschlagen' },
        ],
      },
    },
    zuOft: {
      description: 'In der letzten Stunde kamen von hier schon fünf Nachrichten',
      tags: 'fehler',
      meta: { step: 'schreiben', title: 'Nachricht' },
      on: { WEITER: fertigGeschrieben },
    },
    fehlgeschlagen: {
      description: 'Technisches Problem beim Senden; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: { step: 'schreiben', title: 'Nachricht' },
      on: { WEITER: fertigGeschrieben },
    },
    gesendet: {
      description: 'Die Nachricht ist angekommen; wann jemand antwortet',
      meta: { step: 'gesendet', title: 'Gesendet' },
      type: 'final',
    },
  },
});

function gelesen(antwort: unknown): Geschrieben | null {
  return z.safeParse(antworten.schreiben, antwort).data ?? null;
}
