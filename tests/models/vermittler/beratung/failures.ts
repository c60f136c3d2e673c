import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { absage } from './cases.ts';

const sitzungAbgelaufen = 'unterbrochen';

/** Where an advice goes on when a call fails. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  beginnen: {
    abgelehnt: 'fehlerBeimBeginnen',
    sitzungAbgelaufen,
    technisch: 'fehlerBeimBeginnen',
  },
  uebergeben: {
    abgelehnt: 'fehlerBeimUebergeben',
    sitzungAbgelaufen,
    technisch: 'fehlerBeimUebergeben',
  },
  vergleichen: {
    abgelehnt: 'nichtAngeboten',
    sitzungAbgelaufen,
    technisch: 'fehlerBeimVergleichen',
  },
  protokollieren: {
    abgelehnt: 'ueberholt',
    sitzungAbgelaufen,
    technisch: 'fehlerBeimProtokoll',
  },
  senden: { abgelehnt: 'fehlerBeimSenden', sitzungAbgelaufen, technisch: 'fehlerBeimSenden' },
};

const saetze = { abgelehnt: absage, sitzungAbgelaufen: abgemeldet, technisch };

/** What he reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  beginnen: saetze,
  uebergeben: saetze,
  vergleichen: saetze,
  protokollieren: saetze,
  senden: saetze,
};
