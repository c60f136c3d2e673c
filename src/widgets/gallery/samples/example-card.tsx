import { ExampleCard } from '../../example-card/ExampleCard.tsx';
import { allDrawings } from '../../product-picture/allDrawings.ts';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Beispielkarte',
  gruppe: 'Inhalt',
  zustaende: {
    schaeden: () => (
      <ExampleCard
        drawing={allDrawings['hausrat'] ?? ''}
        heading="Zwei Schäden aus dem Alltag"
        hint="Beispiele, ohne Selbstbeteiligung gerechnet."
        examples={[
          {
            figure: '2.150\u00A0EUR',
            text: 'Aus dem Keller ist das Rad verschwunden, das Schloss liegt daneben.',
            note: 'Bedingungen: „Einbruchdiebstahl“',
          },
          {
            figure: '760\u00A0EUR',
            text: 'In der Küche brennt das Öl. Die Schränke sind verrußt.',
            note: 'Bedingungen: „Feuer“',
          },
        ]}
      />
    ),
  },
} satisfies Sample;
