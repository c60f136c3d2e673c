import { Card } from '../../card/Card.tsx';
import { FactList } from '../../fact-list/FactList.tsx';
import { Loading } from '../../loading/Loading.tsx';
import { SkeletonCards } from '../../skeleton/SkeletonCards.tsx';
import { SkeletonFacts } from '../../skeleton/SkeletonFacts.tsx';
import { SkeletonText } from '../../skeleton/SkeletonText.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Warten',
  gruppe: 'Meldungen',
  zustaende: {
    karten: () => <SkeletonCards label="Ihre Verträge werden geladen" count={2} />,
    kartenDa: () => (
      <Card heading="Hausratversicherung">
        <FactList facts={[{ label: 'Beitrag', value: '238,00\u00A0EUR' }]} />
      </Card>
    ),
    text: () => <SkeletonText />,
    fakten: () => <SkeletonFacts label="Ihr Vertrag wird geladen" count={2} />,
    faktenDa: () => (
      <FactList
        facts={[
          { label: 'Vertragsnummer', value: 'PH250000101' },
          { label: 'Beginn', value: '1.\u00A0März 2024' },
        ]}
      />
    ),
    ring: () => <Loading />,
    ringMitWorten: () => <Loading label="Wir suchen Ihre Straße" />,
  },
} satisfies Sample;
