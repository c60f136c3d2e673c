import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import {
  falscherCode,
  keineSms,
  nochEinmal,
  schonVergeben,
  verbrauchterCode,
  zuVieleCodes,
} from './cases.ts';

/** Where an application goes on when a call fails (`domain/konto.md §7.1`). */
export const failures: Failures = {
  // It is looked up again when it is sent.
  existenzPruefen: { technisch: 'ansprechpartner' },
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
    vergeben: 'vergeben',
    handynummer: 'ansprechpartner',
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
  existenzPruefen: { technisch: null },
  codeSenden: { zuOft: zuVieleCodes, technisch },
  codePruefen: { falsch: falscherCode, verbraucht: verbrauchterCode, technisch },
  senden: {
    nachweis: nochEinmal,
    vergeben: schonVergeben,
    handynummer: keineSms,
    zuOft: 'Von diesem Anschluss kamen zu viele Anträge.',
    technisch,
  },
};
