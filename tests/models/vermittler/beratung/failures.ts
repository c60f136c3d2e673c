import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { absage } from './cases.ts';

const sitzungAbgelaufen = 'unterbrochen';

/** Where an advice goes on when a call fails. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  beginnen: { sitzungAbgelaufen, technisch: 'fehlerBeimBeginnen' },
  uebergeben: { sitzungAbgelaufen, technisch: 'fehlerBeimUebergeben' },
  vergleichen: {
    abgelehnt: 'nichtAngeboten',
    sitzungAbgelaufen,
    technisch: 'fehlerBeimVergleichen',
  },
  protokollieren: { sitzungAbgelaufen, technisch: 'fehlerBeimProtokoll' },
  senden: { sitzungAbgelaufen, technisch: 'fehlerBeimSenden' },
};

const saetze = { sitzungAbgelaufen: abgemeldet, technisch };

/** What he reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  beginnen: saetze,
  uebergeben: saetze,
  vergleichen: { abgelehnt: absage, ...saetze },
  protokollieren: saetze,
  senden: saetze,
};
