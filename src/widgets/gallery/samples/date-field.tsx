import { useState } from 'react';
import { DateField, type DateFieldProps } from '../../date-field/DateField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Datumsfeld',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => (
      <Feld name="geburtsdatum" label="Geburtsdatum" autoComplete="bday" max="2027-03-01" />
    ),
    gefuellt: () => <Feld name="kaufdatum" label="Kaufdatum" start="2026-11-20" />,
    'in-worten': () => (
      <Feld name="beginn" label="Gewünschter Beginn" start="2027-03-01" min="2027-02-10" inWords />
    ),
    hinweis: () => (
      <Feld name="anzeige" label="Anzeige am" hint="Steht auf der Anzeige der Polizei." />
    ),
    optional: () => <Feld name="hund" label="Geburtsdatum des Hundes" optional />,
    fehler: () => (
      <Feld
        name="schaden"
        label="Wann ist der Schaden passiert?"
        error="Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027."
      />
    ),
    gesperrt: () => <Feld name="hauptfaelligkeit" label="Ablauf" start="2027-12-31" disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<DateFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField {...field} value={value} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  );
}
