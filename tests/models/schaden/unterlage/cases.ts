import { isDeepStrictEqual } from 'node:util';
import { UnterlageFehler } from '#machines/schaden/unterlage/failure.ts';
import type { unterlage } from '#machines/schaden/unterlage/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';

export const geschlossen = 'Dieser Schaden ist abgeschlossen. Wir brauchen dazu nichts mehr.';
export const weg = 'Laden Sie die Datei bitte noch einmal hoch.';

const gewaehlt = { dateien: [datei] };

export const cases = mitUnterbrechung(
  casesFor<typeof unterlage>({
    inputs: { frisch: undefined },
    events: {
      WEITER: { type: 'WEITER', antwort: gewaehlt },
      'WEITER ohne Datei': { type: 'WEITER', antwort: { dateien: [] } },
    },
    calls: {
      einreichen: {
        done: { eingereicht: undefined },
        error: {
          abgelehnt: new UnterlageFehler({ art: 'ABGELEHNT', satz: geschlossen }),
          dateiWeg: new UnterlageFehler({ art: 'DATEI_WEG', satz: weg }),
          sitzungAbgelaufen: new UnterlageFehler({ art: 'SITZUNG_ABGELAUFEN' }),
          technisch: new UnterlageFehler({ art: 'TECHNISCH' }),
        },
      },
    },
    once: ['einreichen'],
    flags: ({ ablehnung }) => [ablehnung],
    answers: () => null,
    ends: { angekommen: 'einreichen', abgelehnt: null },
    refusals: { '✗ abgelehnt': 'abgelehnt', '✗ dateiWeg': 'waehlen' },
    invariants: {
      'whoever is refused for good reads why': (state) =>
        !state.matches('abgelehnt') || state.context.ablehnung !== null,
      'nothing that was refused stands beside what has come': (state) =>
        !state.matches('angekommen') || state.context.ablehnung === null,
      'no file is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes(datei.id),
    },
    requests: {
      'what is sent are the files she chose': ({ input }) => isDeepStrictEqual(input, gewaehlt),
    },
  }),
);
