import { Accordion } from '../../accordion/Accordion.tsx';
import type { Sample } from '../sample.ts';

const fragen = (praefix: string) => [
  {
    id: `${praefix}-frist`,
    title: 'Wie lange kann ich widerrufen?',
    content: (
      <p>
        14&nbsp;Tage. Die Frist beginnt, sobald Sie Ihren Versicherungsschein und die Belehrung
        haben.
      </p>
    ),
  },
  {
    id: `${praefix}-beitrag`,
    title: 'Wann bucht die Versicherung den Beitrag ab?',
    content: (
      <>
        <p>Am ersten Tag des Zeitraums, für den Sie zahlen.</p>
        <p>Fällt er auf ein Wochenende, buchen wir am nächsten Werktag ab.</p>
      </>
    ),
  },
  {
    id: `${praefix}-umzug`,
    title:
      'Ich ziehe um und habe zwei Monate lang zwei Wohnungen. Ist mein Hausrat in beiden versichert?',
    content: <p>Ja, bis zu zwei Monate nach dem Beginn des Umzugs.</p>,
  },
];

export default {
  titel: 'Aufklappliste',
  gruppe: 'Inhalt',
  zustaende: {
    zu: () => <Accordion items={fragen('zu')} />,
    einzeln: () => <Accordion items={fragen('einzeln')} exclusive />,
    ebene2: () => <Accordion items={fragen('ebene')} headingLevel={2} />,
  },
} satisfies Sample;
