import { useState } from 'react';
import { Checkbox, type CheckboxProps } from '../../checkbox/Checkbox.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Kontrollkästchen',
  gruppe: 'Auswahl',
  zustaende: {
    leer: () => <Feld name="wahrheit" label="Meine Angaben sind vollständig und wahr." />,
    gefuellt: () => (
      <Feld
        name="schloss"
        label="Ich sichere das Rad mit einem verkehrsüblichen Schloss (Neupreis ab 49&nbsp;EUR)."
        start
      />
    ),
    optional: () => <Feld name="spaeter" label="Mein Schutz soll später beginnen" optional />,
    hinweis: () => (
      <Feld
        name="rahmennummer"
        label="Rahmennummer später nachreichen"
        hint="Sie haben dafür 14&nbsp;Tage Zeit."
        optional
      />
    ),
    fehler: () => (
      <Feld
        name="hinweise"
        label="Ich habe die Hinweise zu meinen Obliegenheiten gelesen."
        error="Bestätigen Sie, dass Sie die Hinweise gelesen haben."
      />
    ),
    lang: () => <Feld name="einwilligung" label={einwilligung} />,
    gesperrt: () => <Feld name="grunddeckung" label="Grunddeckung" start disabled />,
  },
} satisfies Sample;

const einwilligung = (
  <>
    Ich willige ein, dass der Versicherer Auskünfte bei den Ärztinnen, Ärzten und Krankenhäusern
    einholt, die mich nach dem Unfall behandelt haben, und entbinde sie dafür von der
    Schweigepflicht. Ich kann die Einwilligung jederzeit für die Zukunft widerrufen. Einzelheiten
    stehen in den <a href="#einwilligung">Hinweisen zur Einwilligung (PDF, 0,2&nbsp;MB)</a>.
  </>
);

function Feld({
  start = false,
  ...field
}: { start?: boolean } & Omit<CheckboxProps, 'checked' | 'onChange'>) {
  const [checked, setChecked] = useState(start);
  return <Checkbox {...field} checked={checked} onChange={setChecked} />;
}
