import { isDeepStrictEqual } from 'node:util';
import type { kontaktdaten } from '#machines/konto/kontaktdaten/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

const angaben = { anrede: 'DIVERS', titel: 'Dr.', telefon: '+493012345678' } as const;

export const cases = mitUnterbrechung(
  casesFor<typeof kontaktdaten>({
    inputs: { frisch: {} },
    events: {
      WEITER: { type: 'WEITER', antwort: angaben },
      'WEITER ohne Vorwahl': { type: 'WEITER', antwort: { ...angaben, telefon: '12' } },
    },
    calls: {
      kontaktdatenSpeichern: {
        done: { gespeichert: undefined },
        error: kontoFehler('ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
      },
    },
    once: ['kontaktdatenSpeichern'],
    flags: () => [],
    answers: () => null,
    ends: { gespeichert: 'kontaktdatenSpeichern' },
    invariants: {
      'nothing of her is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes(angaben.telefon),
    },
    requests: {
      'what is stored is what she entered': ({ input }) => isDeepStrictEqual(input, angaben),
    },
  }),
);
