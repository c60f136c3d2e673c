import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Dokument } from '#contract/entities/dokument.ts';
import { bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import type { bestaetigung } from '#machines/vertrag/bestaetigung/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { handlungsfehler } from '../handlungsfaelle.ts';

export const absage = 'Heute haben Sie schon fünf Bestätigungen zu diesem Vertrag angefordert.';
export const dokument: Dokument = {
  id: '0f3c5b7a-6d0e-4b8c-9a1e-2d4f6a8b0c1d',
  url: '/dokument/beitragsbestaetigung.html',
  typ: 'BEITRAGSBESTAETIGUNG',
  name: 'Beitragsbestätigung 2025',
  datum: '2026-11-21',
};

export const cases = mitUnterbrechung(
  casesFor<typeof bestaetigung>({
    inputs: { frisch: undefined },
    events: {
      'WEITER Beiträge 2025': {
        type: 'WEITER',
        antwort: { art: 'BEITRAGSBESTAETIGUNG', jahr: 2025 },
      },
      'WEITER Schutz': { type: 'WEITER', antwort: { art: 'VERSICHERUNGSBESTAETIGUNG' } },
      'WEITER Beiträge vor unserer Zeit': {
        type: 'WEITER',
        antwort: { art: 'BEITRAGSBESTAETIGUNG', jahr: 1899 },
      },
      WEITERE: { type: 'WEITERE' },
    },
    calls: { anfordern: { done: { dokument }, error: handlungsfehler(absage) } },
    flags: ({ wunsch, ablehnung, dokument: da }) => [wunsch?.art, ablehnung !== null, da !== null],
    answers: () => null,
    // She may ask for the next one.
    once: [],
    refusals: { '✗ abgelehnt': 'wunsch' },
    // The document of the tours is the one of the premiums.
    possible: (snapshot, event) =>
      event['output'] !== dokument || artIn(snapshot.context) === dokument.typ,
    invariants: {
      'a document is shown once it was made, and no refusal with it': (state) =>
        !state.matches('fertig') ||
        (state.context.dokument !== null && state.context.ablehnung === null),
      'a new wish starts without the document of the last one': (state) =>
        !state.matches('wunsch') || state.context.dokument === null,
    },
    requests: {
      'what is asked for is what she chose': ({ input }, { wunsch }) =>
        wunsch !== null && isDeepStrictEqual(input, wunsch),
    },
  }),
);

const kontext = z.object({ wunsch: z.nullable(z.object({ art: bestaetigungsart })) });

function artIn(context: unknown) {
  return z.parse(kontext, context).wunsch?.art;
}
