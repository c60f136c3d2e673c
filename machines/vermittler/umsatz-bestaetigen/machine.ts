import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { GlobalesEreignis } from '#machines/globals.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { fehlerWie, istFehler } from '#machines/vertrag/parts/handlungsfehler.ts';
import { type Erklaerung, zurAnmeldung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import {
  antworten,
  type Umsatzauswahl,
  type Umsatzergebnis,
  type UmsatzSchritt,
} from './answers.ts';

interface UmsatzKontext {
  /** Numbers of the contracts that were chosen. */
  vertraege: readonly string[];
  /** Of those that were answered, in the same order: what is left is asked next. */
  ergebnisse: readonly Umsatzergebnis[];
}

type UmsatzEreignis =
  | { type: 'FRAGEN'; antwort: Umsatzauswahl }
  | { type: 'BESTAETIGEN'; antwort: Erklaerung }
  | { type: 'ABBRECHEN' }
  | { type: 'ERNEUT' }
  | { type: 'SCHLIESSEN' }
  | GlobalesEreignis;

const p = setup({
  types: {
    context: typed<UmsatzKontext>(),
    events: typed<UmsatzEreignis>(),
    meta: typed<FlowMeta<UmsatzSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: { bestaetigen: fromPromise<Umsatzergebnis, { nummer: string }>(nichtVerdrahtet) },
  guards: {
    istGewaehlt: ({ event }) =>
      event.type === 'FRAGEN' && z.safeParse(antworten.ruhe, event.antwort).success,
    istErklaert: ({ event }) =>
      event.type === 'BESTAETIGEN' && z.safeParse(antworten.frage, event.antwort).success,
    istLetzter: ({ context }) => context.ergebnisse.length + 1 >= context.vertraege.length,
    istFehler,
  },
  actions: {
    waehlen: assign({
      vertraege: ({ event, context }) =>
        event.type === 'FRAGEN' ? event.antwort.vertraege : context.vertraege,
    }),
    ergebnisMerken: assign({
      ergebnisse: ({ context }, { ergebnis }: { ergebnis: Umsatzergebnis }) => [
        ...context.ergebnisse,
        ergebnis,
      ],
    }),
  },
});

const merken = {
  type: 'ergebnisMerken',
  params: ({ event }: { event: { output: Umsatzergebnis } }) => ({ ergebnis: event.output }),
} as const;

const frage = { step: 'frage', title: 'Umsatz bestätigen' } as const;
const ergebnis = { step: 'ergebnis', title: 'Ergebnis' } as const;

/** Confirms the revenue of contracts a broker has chosen, one after the other, each once (`domain/vertrag.md §7`). */
export const umsatzBestaetigen = p.createMachine({
  id: 'umsatzBestaetigen',
  description: 'Umsatz mehrerer Verträge bestätigen: wählen, erklären, einen nach dem anderen',
  context: { vertraege: [], ergebnisse: [] },
  initial: 'ruhe',
  on: zurAnmeldung.on,
  states: {
    ruhe: {
      description: 'Vermittler wählt Kunden in seiner Liste',
      meta: { step: 'ruhe', title: 'Auswahl' },
      on: { FRAGEN: { guard: 'istGewaehlt', target: 'frage', actions: 'waehlen' } },
    },
    frage: {
      description: 'Handelt er im Auftrag der Kunden?',
      meta: frage,
      on: {
        BESTAETIGEN: { guard: 'istErklaert', target: 'bestaetigen' },
        ABBRECHEN: 'ruhe',
      },
    },
    bestaetigen: {
      description: 'Der nächste Vertrag wird bestätigt; was beantwortet ist, bleibt es',
      tags: 'laedt',
      meta: frage,
      invoke: {
        id: 'bestaetigen',
        src: 'bestaetigen',
        input: ({ context: { vertraege, ergebnisse } }) => ({
          nummer: vertraege[ergebnisse.length] ?? '',
        }),
        onDone: [
          { guard: 'istLetzter', target: 'ergebnis', actions: merken },
          { target: 'bestaetigen', reenter: true, actions: merken },
        ],
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
            target: 'unterbrochen',
          },
          { target: 'fehler' },
        ],
      },
    },
    fehler: {
      description: 'Technisches Problem beim nächsten Vertrag; noch einmal schadet keinem',
      tags: 'fehler',
      meta: ergebnis,
      on: { ERNEUT: 'bestaetigen', SCHLIESSEN: 'abgebrochen' },
    },
    ergebnis: {
      description: 'Zu jedem Vertrag steht da, was daraus wurde',
      meta: ergebnis,
      on: { SCHLIESSEN: 'geschlossen' },
    },
    geschlossen: {
      description: 'Die Liste ist neu gelesen',
      meta: ergebnis,
      type: 'final',
    },
    abgebrochen: {
      description: 'Was noch offen ist, steht weiter in der Liste',
      meta: ergebnis,
      type: 'final',
    },
    ...zurAnmeldung.states,
  },
});
