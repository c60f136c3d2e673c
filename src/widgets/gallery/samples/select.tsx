import { useState } from 'react';
import { Select, type SelectProps } from '../../select/Select.tsx';
import type { Sample } from '../sample.ts';

const laender = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
];
const gruende = [
  { value: 'BEITRAG', label: 'Der Beitrag ist mir zu hoch' },
  { value: 'UMZUG', label: 'Ich ziehe um' },
  { value: 'VERKAUF', label: 'Ich habe das Fahrrad verkauft', disabled: true },
  { value: 'SONSTIGES', label: 'Ein anderer Grund' },
];

export default {
  titel: 'Auswahlliste',
  gruppe: 'Auswahl',
  zustaende: {
    leer: () => <Feld name="grund" label="Warum möchten Sie kündigen?" options={gruende} ask />,
    gefuellt: () => <Feld name="land" label="Land" options={laender} start="AT" />,
    'erste-wahl': () => <Feld name="wohnsitz" label="Wohnsitz" options={laender} />,
    vorgabe: () => <Feld name="staat" label="Staat" options={laender} preferred="CH" />,
    hinweis: () => (
      <Feld
        name="reiseland"
        label="Reiseland"
        hint="Das Land, in dem Sie ankommen."
        options={laender}
        ask
      />
    ),
    optional: () => <Feld name="beruf" label="Berufsgruppe" options={laender} ask optional />,
    fehler: () => (
      <Feld
        name="anlass"
        label="Anlass"
        options={gruende}
        ask
        error="Wählen Sie einen Anlass aus."
      />
    ),
    lang: () => (
      <Feld
        name="gewerbe"
        label="Gewerbeart"
        options={[
          {
            value: '1',
            label:
              'Handel mit Kraftfahrzeugen, Instandhaltung und Reparatur von Kraftfahrzeugen aller Art',
          },
        ]}
      />
    ),
    gesperrt: () => <Feld name="fest" label="Land" options={laender} disabled />,
    wechsel: () => <Wechsel />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<SelectProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Select {...field} value={value} onChange={setValue} />;
}

const orte = [
  { value: 'ZINNOWITZ', label: 'Zinnowitz' },
  { value: 'TRASSENHEIDE', label: 'Trassenheide' },
];

/** The options go away and come back, as places do when the postcode changes. */
function Wechsel() {
  const [value, setValue] = useState('TRASSENHEIDE');
  const [da, setDa] = useState(true);
  return (
    <>
      <Select name="ort" label="Ort" options={da ? orte : []} value={value} onChange={setValue} />
      <label>
        <input type="checkbox" checked={da} onChange={() => setDa(!da)} /> Orte gefunden
      </label>
      <output>Gewählt: {value === '' ? 'nichts' : value}</output>
    </>
  );
}
