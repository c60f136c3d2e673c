import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import * as z from 'zod/mini';
import type { ruecknahme } from '#machines/vertrag/ruecknahme/machine.ts';
import type { FlowCases } from '#tests/models/engine/cases.ts';
import { handlungsfehler } from './handlungsfaelle.ts';

export const absage = 'Das geht nur bis zum Tag davor. Schreiben Sie uns, wir kümmern uns darum.';

/** An act that is asked for once more, by a customer and by a broker for her. */
export const rueckfragenfaelle = {
  inputs: { Kundin: { imAuftrag: false }, Vermittler: { imAuftrag: true } },
  events: {
    FRAGEN: { type: 'FRAGEN' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    BESTAETIGEN: { type: 'BESTAETIGEN', antwort: {} },
    'BESTAETIGEN im Auftrag': { type: 'BESTAETIGEN', antwort: { imAuftragDesKunden: true } },
  },
  calls: { ausfuehren: { done: { erledigt: undefined }, error: handlungsfehler(absage) } },
  flags: ({ imAuftrag, ablehnung }) => [imAuftrag, ablehnung !== null],
  answers: () => null,
  once: ['ausfuehren'],
  ends: { erledigt: 'ausfuehren' },
  refusals: { '✗ abgelehnt': 'frage' },
  // A customer is not asked whether she acts for somebody.
  possible: (snapshot, event) =>
    istImAuftrag(snapshot) || !isDeepStrictEqual(event['antwort'], { imAuftragDesKunden: true }),
  invariants: {
    'a refusal says why': (state) =>
      !state.matches('abgelehnt') || state.context.ablehnung === absage,
    'a refusal is forgotten once it was done': (state) =>
      !state.matches('erledigt') || state.context.ablehnung === null,
  },
  requests: {
    'a broker has said for whom he acts, a customer says nothing': ({ input }, { imAuftrag }) =>
      isDeepStrictEqual(input, imAuftrag ? { imAuftragDesKunden: true } : {}),
  },
} as const satisfies FlowCases<ContextFrom<typeof ruecknahme>> & {
  readonly inputs: Readonly<Record<string, InputFrom<typeof ruecknahme>>>;
  readonly events: Readonly<Record<string, EventFromLogic<typeof ruecknahme>>>;
};

const { FRAGEN, ABBRECHEN, BESTAETIGEN } = rueckfragenfaelle.events;

/** The same where nobody acts for somebody else, on a page that leads to the sign-in. */
export const nurSelbst = {
  ...rueckfragenfaelle,
  inputs: { Kundin: { imAuftrag: false } },
  events: {
    FRAGEN,
    ABBRECHEN,
    BESTAETIGEN,
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  ends: { ...rueckfragenfaelle.ends, unterbrochen: null },
  refusals: { ...rueckfragenfaelle.refusals, '✗ sitzungAbgelaufen': 'unterbrochen' },
} as const;

const kontext = z.object({ imAuftrag: z.boolean() });

/** A broker is at work. */
export function istImAuftrag({ context }: AnyMachineSnapshot): boolean {
  return z.parse(kontext, context).imAuftrag;
}
