import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';

/** Where each failure leads (`domain/antrag.md §7`): of a save, to the dialog it was asked in. */
export const failures: Failures = {
  speichern: {
    GEAENDERT: (_, from) => (from === 'aendern.speichert' ? 'geaendert.fragt' : gescheitert(from)),
    // She is asked where the link of another one goes.
    WEG: 'anlegen.weg',
    ABGESCHLOSSEN: 'aendern.abgeschlossen',
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
    // None is: it is a contract.
    ABGESCHLOSSEN: 'selbst.abgeschlossen.sagt',
    ZU_VIELE: (_, from) => gescheitert(from),
    TECHNISCH: (_, from) => gescheitert(from),
  },
  neuesteLesen: {
    WEG: (_, from) => (from.startsWith('selbst.') ? 'selbst.gescheitert' : 'anlegen.weg'),
    ABGESCHLOSSEN: (_, from) =>
      from.startsWith('selbst.') ? 'selbst.abgeschlossen.sagt' : 'aendern.abgeschlossen',
    TECHNISCH: (_, from) => gescheitert(from),
  },
  loeschen: { ABGESCHLOSSEN: 'aendern.abgeschlossen', TECHNISCH: 'loeschen.gescheitert' },
};

function gescheitert(from: string): string {
  return from.replace(/\w+$/, 'gescheitert');
}

const geaendert = 'Der Entwurf wurde zwischenzeitlich geändert.';
const abgeschlossen = 'Aus diesem Entwurf ist schon ein Vertrag geworden.';
/** Another sentence in the dialog than below the step; what each state says is written down in `browser.ts`. */
const jeOrt = null;

/** What is read then (`domain/antrag.md §7`). */
export const sentences: Sentences = {
  speichern: {
    GEAENDERT: geaendert,
    WEG: 'Ihr Entwurf wurde gelöscht oder ist abgelaufen. Speichern Sie ihn neu.',
    ABGESCHLOSSEN: abgeschlossen,
    ZU_VIELE: jeOrt,
    TECHNISCH: 'Ihr Entwurf konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  selbstSpeichern: {
    GEAENDERT: geaendert,
    WEG: jeOrt,
    ABGESCHLOSSEN: abgeschlossen,
    ZU_VIELE: jeOrt,
    TECHNISCH: jeOrt,
  },
  neuesteLesen: { WEG: jeOrt, ABGESCHLOSSEN: abgeschlossen, TECHNISCH: jeOrt },
  loeschen: {
    ABGESCHLOSSEN: abgeschlossen,
    TECHNISCH: 'Der Entwurf konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  },
};
