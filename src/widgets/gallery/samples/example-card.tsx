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
            text: 'Einbruch am Nachmittag: Laptop, Kamera und Schmuck sind weg.',
            note: 'Bedingungen: „Einbruchdiebstahl“',
          },
          {
            figure: '760\u00A0EUR',
            text: 'Ein Blitz schlägt ein. Fernseher und Router sind durchgebrannt.',
            note: 'Bedingungen: „Feuer“',
          },
        ]}
      />
    ),
  },
} satisfies Sample;
