import { isDeepStrictEqual } from 'node:util';
import type { nachricht } from '#machines/konto/nachricht/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

const brief = {
  anliegen: 'BEITRAG',
  versicherungsNummer: 'HR250000500',
  text: 'Warum ist mein Beitrag gestiegen?',
  dateien: [datei],
} as const;
const ohneVertrag = {
  anliegen: 'BESCHWERDE',
  versicherungsNummer: null,
  text: 'So geht das nicht.',
  dateien: [datei],
};

export const cases = mitUnterbrechung(
  casesFor<typeof nachricht>({
    inputs: { frisch: {} },
    events: {
      WEITER: { type: 'WEITER', antwort: brief },
      'WEITER ohne Vertrag': { type: 'WEITER', antwort: ohneVertrag },
      'WEITER ohne Text': { type: 'WEITER', antwort: { ...brief, text: ' ' } },
    },
    calls: {
      nachrichtSenden: {
        done: { gesendet: '2026-12-02' },
        error: kontoFehler('DATEIEN_WEG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
      },
    },
    once: ['nachrichtSenden'],
    flags: ({ antwortBis }) => [antwortBis],
    answers: () => null,
    ends: { gesendet: 'nachrichtSenden' },
    invariants: {
      'nothing she wrote is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes(brief.text) &&
        !JSON.stringify(context).includes(datei.id),
      'whoever has sent it knows until when she is answered': (state) =>
        state.matches('gesendet') === (state.context.antwortBis !== null),
    },
    requests: {
      'what is sent is what she wrote': ({ input }) =>
        isDeepStrictEqual(input, brief) || isDeepStrictEqual(input, ohneVertrag),
    },
  }),
);
