import { TickList } from '../../tick-list/TickList.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Hakenliste',
  gruppe: 'Inhalt',
  zustaende: {
    haken: () => (
      <TickList
        label="Das brauchen Sie"
        items={[{ text: 'Ihre Adresse und die Wohnfläche' }, { text: 'Ihre IBAN' }]}
      />
    ),
    versichert: () => (
      <TickList
        framed
        label="Versichert"
        items={[
          { title: 'Bargeld', text: 'Bis 1.500\u00A0EUR' },
          {
            title: 'Hotel und Aufräumen',
            text: 'Zusätzlich bis 4.225\u00A0EUR nach einem Schaden',
          },
        ]}
      />
    ),
    nichtVersichert: () => (
      <TickList
        framed
        crossed
        label="Nicht versichert"
        items={[
          { title: 'Zerbrochene Scheiben', text: 'Nur mit dem Baustein Glasbruch' },
          { title: 'Das Gebäude selbst', text: 'Und was fest eingebaut ist.' },
        ]}
      />
    ),
  },
} satisfies Sample;
