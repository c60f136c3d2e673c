import { all401, type RechteRow } from './rechte.ts';

/** A file of nobody's: foreign and unknown look alike. */
const fremd = '0f0d3c8e-7a41-4c59-9a57-3f1f7f6f2b11';
const unbekannt = [401, 404, 404, 404, 404, 404, 404, 401] as const;

/** Anybody signed in may send files and see his own; in the order of the table. */
export const uploadrechte = {
  uploadAnlegen: {
    request: {
      method: 'POST',
      path: '/upload',
      body: {
        name: 'nachweis.pdf',
        typ: 'application/pdf',
        groesse: 1000,
        zweck: 'KUENDIGUNG',
      },
    },
    good: [401, 200, 200, 200, 200, 200, 200, 401],
    bad: all401,
  },
  uploadPruefen: {
    request: { method: 'POST', path: `/upload/${fremd}/pruefung` },
    good: unbekannt,
    bad: all401,
  },
  uploadLesen: {
    request: { method: 'GET', path: `/upload/${fremd}` },
    good: unbekannt,
    bad: all401,
  },
  uploadLoeschen: {
    request: { method: 'DELETE', path: `/upload/${fremd}` },
    good: unbekannt,
    bad: all401,
  },
} as const satisfies Record<string, RechteRow>;
