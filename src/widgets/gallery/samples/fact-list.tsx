import { FactList } from '../../fact-list/FactList.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Angaben',
  gruppe: 'Inhalt',
  zustaende: {
    kurz: () => (
      <FactList
        facts={[
          { label: 'Vertragsnummer', value: 'PH250000101' },
          { label: 'Beginn', value: '1.\u00A0März 2024' },
          { label: 'Selbstbeteiligung', value: '250\u00A0EUR' },
        ]}
      />
    ),
    hinweis: () => (
      <FactList
        facts={[
          {
            label: 'Beitrag',
            value: '238,00\u00A0EUR',
            hint: 'jährlich, nächste Abbuchung am 1.\u00A0März 2027',
          },
        ]}
      />
    ),
    verweis: () => (
      <FactList
        facts={[
          {
            label: 'Ihr Vermittler',
            value: <a href="mailto:kontakt@makler.example">kontakt@makler.example</a>,
          },
        ]}
      />
    ),
    lang: () => (
      <FactList
        facts={[
          {
            label: 'Vermögensschadenhaftpflichtversicherungssumme',
            value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerkstatt',
          },
        ]}
      />
    ),
  },
} satisfies Sample;
