import { isDeepStrictEqual } from 'node:util';
import type { rahmennummer } from '#machines/konto/rahmennummer/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

const rad = {
  versicherungsNummer: 'FA250000501',
  rahmennummer: 'WTU-123456',
  hersteller: 'Cube',
} as const;

export const cases = mitUnterbrechung(
  casesFor<typeof rahmennummer>({
    inputs: { frisch: {} },
    events: {
      WEITER: { type: 'WEITER', antwort: rad },
      'WEITER mit vier Zeichen': { type: 'WEITER', antwort: { ...rad, rahmennummer: 'WTU1' } },
    },
    calls: {
      rahmennummerSpeichern: {
        done: { gespeichert: undefined },
        error: kontoFehler(
          'RAHMENNUMMER_UNGUELTIG',
          'NICHT_AENDERBAR',
          'STATUS',
          'UNVERAENDERT',
          'ZU_OFT',
          'SITZUNG_ABGELAUFEN',
          'TECHNISCH',
        ),
      },
    },
    once: ['rahmennummerSpeichern'],
    flags: () => [],
    answers: () => null,
    ends: { gespeichert: 'rahmennummerSpeichern' },
    refusals: {
      '✗ RAHMENNUMMER_UNGUELTIG': 'rad',
      '✗ NICHT_AENDERBAR': 'rad',
      '✗ STATUS': 'rad',
      '✗ UNVERAENDERT': 'rad',
    },
    invariants: {
      'nothing of the bicycle is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes(rad.rahmennummer),
    },
    requests: {
      'what is stored is what she entered': ({ input }) => isDeepStrictEqual(input, rad),
    },
  }),
);
