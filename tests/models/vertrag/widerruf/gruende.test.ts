import { expect, test } from 'vitest';
import { widerrufsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { flows } from '#machines/registry.ts';
import { walked } from '#tests/models/engine/walked.ts';
import { angaben } from './cases.ts';

const { chart } = flows['vertrag/widerruf'];

// No reason has to be given, and none changes what is asked (`domain/vertrag.md §8`).
test.each([undefined, ...widerrufsgrundKey.options])(
  'a revocation because of %s asks the same as any other',
  (grund) => {
    const antwort = grund === undefined ? angaben : { ...angaben, grund };
    const answers = { uebersicht: { gelesen: true }, angaben: antwort };
    expect(walked(chart, { zugang: 'KUNDE' }, answers).steps).toEqual([
      'uebersicht',
      'angaben',
      'bestaetigen',
    ]);
    expect(walked(chart, { zugang: 'OFFEN' }, answers).steps).toEqual(['angaben', 'bestaetigen']);
  },
);
