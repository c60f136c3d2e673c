import { isDeepStrictEqual } from 'node:util';
import type { entwurf } from '#machines/vermittler/entwurf/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { handlungsfehler } from '#tests/models/vertrag/handlungsfaelle.ts';

export const absage = 'Im Entwurf steht noch keine Postleitzahl.';
export const empfaenger = { email: 'oskar.neumann@example.org' };

export const cases = casesFor<typeof entwurf>({
  inputs: { frisch: undefined },
  events: {
    SENDEN: { type: 'SENDEN' },
    WEITER: { type: 'WEITER', antwort: empfaenger },
    'WEITER ohne Adresse': { type: 'WEITER', antwort: { email: 'oskar' } },
    KOPIEREN: { type: 'KOPIEREN' },
    LOESCHEN: { type: 'LOESCHEN' },
    BESTAETIGEN: { type: 'BESTAETIGEN' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    senden: { done: { gesendet: undefined }, error: handlungsfehler(absage) },
    kopieren: { done: { kopiert: undefined }, error: handlungsfehler(absage) },
    loeschen: { done: { geloescht: undefined }, error: handlungsfehler(absage) },
  },
  flags: ({ ablehnung }) => [ablehnung !== null],
  answers: () => null,
  // He may remind her, and copy it again.
  once: ['loeschen'],
  refusals: {
    '✗ abgelehnt': ['ruhe', 'adresse', 'loeschfrage'],
    '✗ sitzungAbgelaufen': 'unterbrochen',
  },
  ends: { geloescht: 'loeschen', unterbrochen: null },
  invariants: {
    'a refusal says why': (state) =>
      !['ruhe', 'adresse', 'loeschfrage'].some((wo) => state.matches(`${wo}.abgelehnt`)) ||
      state.context.ablehnung === absage,
    'a refusal is forgotten once it was deleted': (state) =>
      !state.matches('geloescht') || state.context.ablehnung === null,
    'no address is kept': ({ context }) => !JSON.stringify(context).includes(empfaenger.email),
  },
  requests: {
    'the link goes where he said, and nothing else is sent': ({ id, input }) =>
      isDeepStrictEqual(input, id === 'senden' ? empfaenger : undefined),
  },
});
