import { DateiAbgelehnt } from '#machines/upload/datei/failure.ts';
import type { datei } from '#machines/upload/datei/machine.ts';
import { uuidFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

const gewaehlt = { schluessel: 1, name: 'Brief.pdf' };
const satz = 'Die Datei konnte nicht geprüft werden.';

export const cases = casesFor<typeof datei>({
  inputs: {
    'neu gewählt': gewaehlt,
    'von vorhin': { ...gewaehlt, id: '3f0c7b56-7f0e-4d2a-9b53-2b7b1c1d5e10' },
    'gleich abgewiesen': { ...gewaehlt, satz },
  },
  events: {
    LOS: { type: 'LOS' },
    ERNEUT: { type: 'ERNEUT' },
    ENTFERNEN: { type: 'ENTFERNEN' },
  },
  calls: {
    hochladen: {
      done: { angekommen: uuidFor },
      error: { abgelehnt: new DateiAbgelehnt(satz), technisch: new Error('Network error') },
    },
    nachsehen: { done: { da: true, weg: false }, error: { technisch: new Error('down') } },
  },
  flags: ({ id, satz: grund }) => [id === null, grund === undefined],
  answers: () => null,
  ends: { entfernt: null, verfallen: 'nachsehen ✓ weg' },
  // It is refused for good, and can only be taken out. A file nobody can ask about is there.
  refusals: { 'hochladen ✗ abgelehnt': 'entfernt', 'nachsehen ✗ technisch': 'aufgehoben' },
  once: ['hochladen'],
  invariants: {
    'a file that is there is known by its id': (state) =>
      !['nachsehen', 'aufgehoben', 'geprueft'].some((value) => state.matches(value)) ||
      state.context.id !== null,
    'a file that never arrived has none': (state) =>
      !['wartet', 'laeuft', 'gescheitert', 'abgelehnt'].some((value) => state.matches(value)) ||
      state.context.id === null,
  },
  requests: {
    'a file is sent by the name it has in the list': ({ id, input }) =>
      id !== 'hochladen' || JSON.stringify(input) === JSON.stringify(gewaehlt),
  },
});
