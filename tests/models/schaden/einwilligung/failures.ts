import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { falscherCode, gesperrt, neuerText, verbrauchterCode } from './cases.ts';

/** Where a consent goes on when a call fails (`domain/schaden.md §8`). */
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
  lesen: { ungueltig: 'linkUngueltig', technisch: 'fehlerBeimLesen' },
  senden: { ungueltig: 'linkUngueltig', veraltet: 'lesen', technisch: 'fehlerBeimSenden' },
  widerrufen: { ungueltig: 'linkUngueltig', technisch: 'fehlerBeimWiderrufen' },
};

/** Whether a code is in her mailbox already. */
function istErneut(from: string): boolean {
  return from.includes('sendetErneut');
}

const nichtMehr = 'Dieser Link ist nicht mehr gültig.';

/** What is read then; a refusal in the words of the server. */
export const sentences: Sentences = {
  codeSenden: { zuOft: gesperrt, technisch },
  codePruefen: { falsch: falscherCode, verbraucht: verbrauchterCode, technisch },
  lesen: { ungueltig: nichtMehr, technisch },
  senden: { ungueltig: nichtMehr, veraltet: neuerText, technisch },
  widerrufen: { ungueltig: nichtMehr, technisch },
};
