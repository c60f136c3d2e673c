import { Compare } from '../../compare/Compare.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Vergleich: bisher und neu',
  gruppe: 'Inhalt',
  zustaende: {
    gefuellt: () => <Compare before={jaehrlich} after={halbjaehrlich} />,
    hinweis: () => (
      <Compare
        before={{ ...jaehrlich, title: 'Bis zum 28.\u00A0Februar 2027' }}
        after={{ ...halbjaehrlich, title: 'Ab dem 1.\u00A0März 2027' }}
        note={
          <p>{'Sie zahlen im Jahr 7,14\u00A0EUR mehr, zum ersten Mal am 1.\u00A0März 2027.'}</p>
        }
      />
    ),
    lang: () => (
      <Compare
        before={{
          title: 'Bisheriger Schutz',
          amount: '1,25\u00A0Mio.\u00A0EUR',
          lines: [
            { label: 'Vermögensschadenhaftpflichtversicherung', value: 'Grundschutz' },
            { label: 'Selbstbeteiligung', value: '5.000\u00A0EUR' },
            { label: 'Beitrag im Jahr', value: '12.345,67\u00A0EUR' },
          ],
        }}
        after={{
          title: 'Neuer Schutz',
          amount: '2,5\u00A0Mio.\u00A0EUR',
          lines: [
            { label: 'Vermögensschadenhaftpflichtversicherung', value: 'Erweiterter Schutz' },
            { label: 'Selbstbeteiligung', value: '1.000\u00A0EUR' },
            { label: 'Beitrag im Jahr', value: '15.432,10\u00A0EUR' },
          ],
        }}
      />
    ),
  },
} satisfies Sample;

const jaehrlich = {
  title: 'Bisher',
  amount: '238,00\u00A0EUR',
  lines: [
    { label: 'Zahlungsweise', value: 'jährlich' },
    { label: 'Beitrag im Jahr', value: '238,00\u00A0EUR' },
  ],
};

const halbjaehrlich = {
  title: 'Neu',
  amount: '122,57\u00A0EUR',
  lines: [
    { label: 'Zahlungsweise', value: 'halbjährlich' },
    { label: 'Beitrag im Jahr', value: '245,14\u00A0EUR' },
  ],
};
