import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrechung,
  type Unterbrechungsereignis,
  unterbrochen,
} from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { fehlerWie, fehlschlag, istFehler, satzAus } from '../parts/handlungsfehler.ts';
import { antworten, type BestaetigungsSchritt, type Bestaetigungswunsch } from './answers.ts';

interface BestaetigungsKontext {
  wunsch: Bestaetigungswunsch | null;
  /** Why it was refused the last time. */
  ablehnung: string | null;
  /** What she has asked for. */
  dokument: Dokument | null;
}

type BestaetigungsEreignis =
  | { type: 'WEITER'; antwort: Bestaetigungswunsch }
  | { type: 'WEITERE' }
  | Unterbrechungsereignis;

const p = setup({
  types: {
    context: typed<BestaetigungsKontext>(),
    events: typed<BestaetigungsEreignis>(),
    meta: typed<FlowMeta<BestaetigungsSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    ...unterbrechung.actors,
    anfordern: fromPromise<Dokument, Bestaetigungswunsch | null>(nichtVerdrahtet),
  },
  guards: {
    istGueltig: ({ event }) =>
      event.type === 'WEITER' && z.safeParse(antworten.wunsch, event.antwort).success,
    istFehler,
    ...unterbrechung.guards,
  },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    wunschMerken: assign(({ event }) =>
      event.type === 'WEITER'
        ? { wunsch: z.parse(antworten.wunsch, event.antwort), ablehnung: null }
        : {},
    ),
    ablehnungMerken: assign((_, { error }: { error: unknown }) => satzAus(error)),
    dokumentMerken: assign((_, { dokument }: { dokument: Dokument }) => ({ dokument })),
    vonVorn: assign({ wunsch: null, ablehnung: null, dokument: null }),
  },
});

/** What she chose is sent, from wherever the form stands. */
const on = {
  WEITER: { guard: 'istGueltig', target: 'anfordern', actions: 'wunschMerken' },
} as const;

/** A confirmation of a contract: which one, then the document itself (`domain/vertrag.md §10`). */
export const bestaetigung = p.createMachine({
  id: 'bestaetigung',
  description: 'Bestätigung anfordern: auswählen, erstellen, Dokument',
  context: { wunsch: null, ablehnung: null, dokument: null },
  initial: 'wunsch',
  on: sitzungEndet,
  states: {
    wunsch: {
      id: 'wunsch',
      description: 'Welche Bestätigung braucht sie?',
      meta: { step: 'wunsch', title: 'Bestätigung anfordern' },
      initial: 'eingabe',
      states: {
        eingabe: { description: 'Kundin wählt eine Bestätigung, bei Beiträgen auch das Jahr', on },
        anfordern: {
          description: 'Die Bestätigung wird erstellt',
          tags: 'laedt',
          on: sitzungEndetUnterwegs('eingabe'),
          invoke: {
            id: 'anfordern',
            src: 'anfordern',
            input: ({ context }) => context.wunsch,
            onDone: {
              target: '#fertig',
              actions: {
                type: 'dokumentMerken',
                params: ({ event }: { event: { output: Dokument } }) => ({
                  dokument: event.output,
                }),
              },
            },
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
                target: 'abgelehnt',
                actions: { type: 'ablehnungMerken', params: fehlschlag },
              },
              {
                guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
                target: 'eingabe',
                actions: 'anmeldungVerlangen',
              },
              { target: 'fehler' },
            ],
          },
        },
        abgelehnt: {
          description: 'Diese Bestätigung gibt es heute nicht; eine andere vielleicht',
          tags: 'fehler',
          on,
        },
        fehler: { description: 'Technisches Problem; die Auswahl bleibt', tags: 'fehler', on },
      },
    },
    fertig: {
      id: 'fertig',
      description: 'Das Dokument ist da und steht auch beim Vertrag',
      meta: { step: 'fertig', title: 'Die Bestätigung ist da' },
      on: { WEITERE: { target: 'wunsch', actions: 'vonVorn' } },
    },
    ...unterbrochen,
  },
});
