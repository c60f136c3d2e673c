import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { falscherCode, gesperrt, neuerText, verbrauchterCode, zuJung } from './cases.ts';

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
  senden: {
    ungueltig: 'linkUngueltig',
    veraltet: 'lesen',
    vertretung: 'vertretung',
    technisch: 'fehlerBeimSenden',
  },
  widerrufen: { ungueltig: 'nichtWiderrufen', technisch: 'fehlerBeimWiderrufen' },
};

/** Whether a code is in her mailbox already. */
function istErneut(from: string): boolean {
  return from.includes('sendetErneut');
}

/** A code is good for an hour; what opened it otherwise is a link. */
const nichtMehr = (context: object) =>
  'nachweis' in context && context.nachweis !== null
    ? 'Mit einem Code ist diese Seite 60 Minuten offen. Die sind vorbei.'
    : 'Dieser Link ist nicht mehr gültig.';
const nochNicht = 'Ihre Einwilligung ist noch nicht widerrufen.';

/** What is read then; a refusal in the words of the server. */
export const sentences: Sentences = {
  codeSenden: { zuOft: gesperrt, technisch },
  codePruefen: { falsch: falscherCode, verbraucht: verbrauchterCode, technisch },
  lesen: { ungueltig: nichtMehr, technisch },
  senden: { ungueltig: nichtMehr, veraltet: neuerText, vertretung: zuJung, technisch },
  widerrufen: { ungueltig: nochNicht, technisch },
};
