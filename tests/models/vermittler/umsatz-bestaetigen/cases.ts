import * as z from 'zod/mini';
import type { umsatzBestaetigen } from '#machines/vermittler/umsatz-bestaetigen/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { handlungsfehler } from '#tests/models/vertrag/handlungsfaelle.ts';

export const absage = 'Der Jahresumsatz kann zurzeit nicht angegeben werden.';
export const vertraege = ['BH250000601', 'BH250000602'] as const;

const gefragt = z.object({ nummer: z.string() });
const { sitzungAbgelaufen, technisch } = handlungsfehler(absage);

export const cases = casesFor<typeof umsatzBestaetigen>({
  inputs: { frisch: undefined },
  events: {
    FRAGEN: { type: 'FRAGEN', antwort: { vertraege: [...vertraege] } },
    'FRAGEN ohne Auswahl': { type: 'FRAGEN', antwort: { vertraege: [] } },
    BESTAETIGEN: { type: 'BESTAETIGEN', antwort: { imAuftragDesKunden: true } },
    'BESTAETIGEN ohne Auftrag': { type: 'BESTAETIGEN', antwort: {} },
    ABBRECHEN: { type: 'ABBRECHEN' },
    ERNEUT: { type: 'ERNEUT' },
    SCHLIESSEN: { type: 'SCHLIESSEN' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    bestaetigen: {
      done: {
        bestaetigt: (input: unknown) => ({ ...z.parse(gefragt, input), abgelehnt: null }),
        abgelehnt: (input: unknown) => ({ ...z.parse(gefragt, input), abgelehnt: absage }),
      },
      error: { sitzungAbgelaufen, technisch },
    },
  },
  flags: ({ ergebnisse }) => ergebnisse.map(({ abgelehnt }) => abgelehnt !== null),
  answers: () => null,
  // Once for each contract: the invariants say so.
  once: [],
  refusals: { '✗ sitzungAbgelaufen': 'unterbrochen' },
  ends: { geschlossen: 'bestaetigen', abgebrochen: null, unterbrochen: null },
  invariants: {
    'no contract is answered twice, and each in the order in which they were chosen': ({
      context,
    }) => context.ergebnisse.every(({ nummer }, stelle) => nummer === vertraege[stelle]),
    'it is over when each contract has its answer': (state) =>
      !state.matches('geschlossen') || state.context.ergebnisse.length === vertraege.length,
  },
  requests: {
    'what is asked for is the contract behind those that were answered': (
      { input },
      { ergebnisse },
    ) => z.parse(gefragt, input).nummer === vertraege[ergebnisse.length],
  },
});
