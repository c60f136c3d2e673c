import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { absage } from './cases.ts';

/** Where it goes on when an act fails: each is said where it was done. */
export const failures: Failures = {
  senden: wo('adresse'),
  kopieren: wo('ruhe'),
  loeschen: wo('loeschfrage'),
};

const saetze = { abgelehnt: absage, sitzungAbgelaufen: null, technisch };

/** What he reads then; where the session has ended he is at the sign-in, which says so. */
export const sentences: Sentences = { senden: saetze, kopieren: saetze, loeschen: saetze };

function wo(schritt: string) {
  return {
    abgelehnt: `${schritt}.abgelehnt`,
    sitzungAbgelaufen: 'unterbrochen',
    technisch: `${schritt}.fehler`,
  };
}
