import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { falscherCode, nochEinmal, verbrauchterCode, zuSpaet, zuVieleCodes } from './cases.ts';

/** Where a report of somebody harmed goes on when a call fails (`domain/schaden.md §9`). */
export const failures: Failures = {
  codeSenden: {
    zuOft: (_, from) => (istErneut(from) ? 'code.eingabe.zuOft' : 'code.zuVieleCodes'),
    technisch: (_, from) => (istErneut(from) ? 'code.eingabe.nichtErneut' : 'code.nichtGesendet'),
  },
  codePruefen: {
    falsch: 'code.eingabe.falsch',
    verbraucht: 'code.eingabe.verbraucht',
    technisch: 'code.eingabe.technisch',
  },
  senden: {
    nachweis: 'code',
    angaben: 'schaden',
    zuOft: 'zuOft',
    technisch: 'fehlerBeimSenden',
  },
};

/** Whether a code is in her mailbox already. */
function istErneut(from: string): boolean {
  return from.includes('sendetErneut');
}

/** What is read then; a refusal in the words of the server. */
export const sentences: Sentences = {
  codeSenden: { zuOft: zuVieleCodes, technisch },
  codePruefen: { falsch: falscherCode, verbraucht: verbrauchterCode, technisch },
  senden: {
    nachweis: nochEinmal,
    angaben: zuSpaet,
    zuOft: 'Von diesem Anschluss kamen zu viele Meldungen.',
    technisch,
  },
};
