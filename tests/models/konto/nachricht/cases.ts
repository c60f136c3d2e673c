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
const auf = {
  bezug: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a07',
  anliegen: 'BEITRAG',
  versicherungsNummer: 'HR250000500',
} as const;
const antwort = { text: 'Danke, jetzt ist es klar.', dateien: [datei] };
const ohneVertrag = {
  anliegen: 'BESCHWERDE',
  versicherungsNummer: null,
  text: 'So geht das nicht.',
  dateien: [datei],
};

export const cases = mitUnterbrechung(
  casesFor<typeof nachricht>({
    inputs: { frisch: {}, Antwort: { auf } },
    events: {
      WEITER: { type: 'WEITER', antwort: brief },
      'WEITER ohne Vertrag': { type: 'WEITER', antwort: ohneVertrag },
      'WEITER ohne Text': { type: 'WEITER', antwort: { ...brief, text: ' ' } },
      'WEITER Antwort': { type: 'WEITER', antwort },
      'WEITER leere Antwort': { type: 'WEITER', antwort: { ...antwort, text: ' ' } },
    },
    calls: {
      nachrichtSenden: {
        done: { gesendet: '2026-12-02' },
        error: kontoFehler('DATEIEN_WEG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
      },
      antwortSenden: {
        done: { gesendet: '2026-12-03' },
        error: kontoFehler('DATEIEN_WEG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
      },
    },
    once: ['nachrichtSenden', 'antwortSenden'],
    flags: ({ antwortBis, auf: was }) => [antwortBis, was],
    answers: () => null,
    ends: { gesendet: ['nachrichtSenden', 'antwortSenden'] },
    invariants: {
      'nothing she wrote is kept beside the form': ({ context }) =>
        ![brief.text, antwort.text, datei.id].some((text) =>
          JSON.stringify(context).includes(text),
        ),
      'whoever has sent it knows until when she is answered': (state) =>
        state.matches('gesendet') === (state.context.antwortBis !== null),
    },
    requests: {
      'what is sent is what she wrote, in the conversation she answers in': ({ input }) =>
        [brief, ohneVertrag, { ...auf, ...antwort }].some((gesendet) =>
          isDeepStrictEqual(input, gesendet),
        ),
    },
  }),
);
