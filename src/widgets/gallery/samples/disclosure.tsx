import { Disclosure } from '../../disclosure/Disclosure.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Aufklappen',
  gruppe: 'Inhalt',
  zustaende: {
    zu: () => (
      <Disclosure summary="Was zählt zur Wohnfläche?">
        <p>Alle Räume der Wohnung, Balkon und Terrasse zu einem Viertel.</p>
      </Disclosure>
    ),
    offen: () => (
      <Disclosure summary="Wo finde ich die Nummer?" defaultOpen>
        <p>Oben rechts auf Ihrem Versicherungsschein.</p>
      </Disclosure>
    ),
    anzahl: () => (
      <Disclosure summary="Beendete Verträge" count={2}>
        <p>Fahrradversicherung und Reiseversicherung.</p>
      </Disclosure>
    ),
    lang: () => (
      <Disclosure summary="Warum fragen Sie nach Schäden aus den letzten fünf Jahren und nach der Vorversicherung?">
        <p>Nach ihnen richtet sich Ihr Beitrag.</p>
      </Disclosure>
    ),
  },
} satisfies Sample;
