import { Figure } from '../../figure/Figure.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Zahl',
  gruppe: 'Inhalt',
  zustaende: {
    gross: () => <Figure value="8,97" unit="EUR im Monat" />,
    mittel: () => <Figure rank="second" value={'42.250\u00A0EUR'} />,
    mitEinheit: () => <Figure rank="second" value="1.107,64" unit="EUR im Jahr" />,
    wirdBerechnet: () => <Figure value="8,97" unit="EUR im Monat" stale />,
    lang: () => <Figure value="12.345,67" unit="EUR im Vierteljahr" />,
  },
} satisfies Sample;
