import { isDeepStrictEqual } from 'node:util';
import type { einstellungen } from '#machines/konto/einstellungen/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

const antwort = { mails: ['SCHADEN', 'KUENDIGUNG'], signatur: 'Ralf Kemper' } as const;

/** All mails. */
const andere = {
  ...antwort,
  mails: ['AUFGABE', 'SCHADEN', 'KUENDIGUNG', 'ENTWURF'],
} as const;

export const cases = mitUnterbrechung(
  casesFor<typeof einstellungen>({
    inputs: { frisch: {} },
    events: {
      WEITER: { type: 'WEITER', antwort },
      'WEITER mit zu langer Signatur': {
        type: 'WEITER',
        antwort: { ...antwort, signatur: 'x'.repeat(501) },
      },
    },
    others: { einstellungen: [andere] },
    calls: {
      einstellungenSpeichern: {
        done: { gespeichert: undefined },
        error: kontoFehler('ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
      },
    },
    once: ['einstellungenSpeichern'],
    flags: () => [],
    answers: () => null,
    ends: { gespeichert: 'einstellungenSpeichern' },
    invariants: {
      'nothing he typed is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes(antwort.signatur),
    },
    requests: {
      'what is stored is what he chose': ({ input }) =>
        [antwort, andere].some((eine) => isDeepStrictEqual(input, eine)),
    },
  }),
);
