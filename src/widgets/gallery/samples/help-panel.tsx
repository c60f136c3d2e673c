import { type ReactNode, useState } from 'react';
import { HelpButton } from '../../help-panel/HelpButton.tsx';
import { HelpPanel } from '../../help-panel/HelpPanel.tsx';
import { Page } from '../../page/Page.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Hilfe am Rand',
  gruppe: 'Meldungen',
  ganzseitig: true,
  zustaende: {
    geschlossen: () => (
      <Seite>
        <HelpButton>
          <Kurz />
        </HelpButton>
      </Seite>
    ),
    offen: () => <Offen inhalt={<Kurz />} />,
    lang: () => <Offen headline="Was bedeutet Selbstbeteiligung?" inhalt={<Lang />} />,
  },
} satisfies Sample;

function Offen({ headline, inhalt }: { headline?: string; inhalt: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Seite>
      <HelpPanel open={open} onClose={() => setOpen(false)} headline={headline}>
        {inhalt}
      </HelpPanel>
    </Seite>
  );
}

function Seite({ children }: { children: ReactNode }) {
  return (
    <Page title="Wie groß ist Ihre Wohnung?" lead="Nach der Wohnfläche richtet sich Ihr Beitrag.">
      <div>{children}</div>
    </Page>
  );
}

function Kurz() {
  return (
    <p>
      Die Wohnfläche steht im Mietvertrag. Keller, Dachboden und Garage zählen nicht mit, Balkon und
      Terrasse zu einem Viertel.
    </p>
  );
}

function Lang() {
  return (
    <>
      <p>
        Die Selbstbeteiligung ist der Teil eines Schadens, den Sie selbst zahlen. Je höher sie ist,
        desto niedriger ist Ihr Beitrag.
      </p>
      <h3>Ein Beispiel</h3>
      <p>
        Ein Rohr ist undicht, der Schaden beträgt 1.800,00&nbsp;EUR. Bei einer Selbstbeteiligung von
        250&nbsp;EUR zahlen wir 1.550,00&nbsp;EUR.
      </p>
      <h3>Was Sie wählen können</h3>
      <ul>
        <li>keine Selbstbeteiligung</li>
        <li>250&nbsp;EUR je Schaden</li>
        <li>500&nbsp;EUR je Schaden</li>
        <li>1.000&nbsp;EUR je Schaden</li>
        <li>5.000&nbsp;EUR je Schaden</li>
      </ul>
      <h3>Ab wann sie gilt</h3>
      <p>
        Eine neue Selbstbeteiligung gilt ab dem Tag, den wir Ihnen vor dem Speichern nennen. Für
        einen Schaden von früher gilt die alte.
      </p>
      <p>
        Sind Sie unsicher? <a href="#kontakt">Rufen Sie uns an</a>, wir rechnen es mit Ihnen durch.
      </p>
    </>
  );
}
