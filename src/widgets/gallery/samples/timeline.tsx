import { Timeline } from '../../timeline/Timeline.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Zeitleiste',
  gruppe: 'Inhalt',
  zustaende: {
    beitrag: () => (
      <Timeline
        steps={[
          { when: 'Bisher', what: '7,90\u00A0EUR monatlich', lines: [] },
          {
            when: 'Ab 10.\u00A0Dezember 2026',
            what: '10,73\u00A0EUR monatlich',
            lines: [
              'Versicherungssumme: 60.000,00\u00A0EUR',
              'Einmalig 0,46\u00A0EUR am 15.12.2026',
            ],
            current: true,
          },
          { when: 'Ab 15.\u00A0Januar 2027', what: '119,80\u00A0EUR jährlich', lines: [] },
        ]}
      />
    ),
    lang: () => (
      <Timeline
        steps={[
          {
            when: 'Ab 10.\u00A0Dezember 2026',
            what: '1.000.000,00\u00A0EUR vierteljährlich',
            lines: [
              'Vermögensschadenhaftpflichtversicherungssumme: Donaudampfschifffahrtsgesellschaft',
            ],
          },
        ]}
      />
    ),
  },
} satisfies Sample;
