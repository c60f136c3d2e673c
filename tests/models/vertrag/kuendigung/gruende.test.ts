import { describe, expect, test } from 'vitest';
import { kuendigungsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { flows } from '#machines/registry.ts';
import { walked } from '#tests/models/engine/walked.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';
import { gruende } from './gruende.ts';

const { chart } = flows['vertrag/kuendigung'];
const jaNein = [true, false];
const lagen = kuendigungsgrundKey.options.flatMap((grund) =>
  jaNein.flatMap((mitWorten) =>
    jaNein.flatMap((mitFeedback) =>
      jaNein.map((imAuftrag) => ({ grund, mitWorten, mitFeedback, imAuftrag })),
    ),
  ),
);

describe('a cancellation asks what its reason needs (`domain/vertrag.md §8`)', () => {
  test.each(lagen)(
    '$grund, words $mitWorten, asked for her opinion $mitFeedback, by a broker $imAuftrag',
    ({ grund, mitWorten, mitFeedback, imAuftrag }) => {
      const { nachweis, freitext } = gruende[grund];
      const { steps, end } = walked(
        chart,
        { versicherungsNummer: 'FA260000303', mitFeedback, imAuftrag },
        {
          uebersicht: { gelesen: true },
          grund: { grund, ...(mitWorten ? { freitext: 'Ich ziehe ins Ausland.' } : {}) },
          datum: { kuendigungsdatum: '2026-12-31' },
          nachweis: { nachweise: [datei] },
          feedback: {},
        },
      );
      const isRefused = freitext && !mitWorten;
      const after = [
        'datum',
        ...(nachweis || imAuftrag ? ['nachweis'] : []),
        // Whoever has said it in her own words is not asked again.
        ...(mitFeedback && !mitWorten ? ['feedback'] : []),
      ];
      expect(steps).toEqual(['uebersicht', 'grund', ...(isRefused ? [] : after)]);
      expect(end.matches('berechnen')).toBe(!isRefused);
    },
  );
});
