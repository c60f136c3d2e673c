import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where each failure leads (`domain/antrag.md §7`): of a save, to the dialog it was asked in. */
export const failures: Failures = {
  speichern: {
    GEAENDERT: (_, from) => (from === 'aendern.speichert' ? 'geaendert.fragt' : gescheitert(from)),
    // She is asked where the link of another one goes.
    WEG: 'anlegen.weg',
    ZU_VIELE: (_, from) =>
      /^(?:anlegen|aendern)\./.test(from)
        ? from.replace('speichert', 'zuViele')
        : gescheitert(from),
    TECHNISCH: (_, from) => gescheitert(from),
  },
  selbstSpeichern: {
    GEAENDERT: (_, from) =>
      from === 'selbst.speichert' ? 'selbst.geaendert.fragt' : gescheitert(from),
    // Another one is made.
    WEG: 'selbst.gescheitert',
    ZU_VIELE: (_, from) => gescheitert(from),
    TECHNISCH: (_, from) => gescheitert(from),
  },
  neuesteLesen: { TECHNISCH: (_, from) => gescheitert(from) },
  loeschen: { TECHNISCH: 'loeschen.gescheitert' },
};

function gescheitert(from: string): string {
  return from.replace(/\w+$/, 'gescheitert');
}
