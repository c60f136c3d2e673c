import { useState } from 'react';
import { NumberField, type NumberFieldProps } from '../../number-field/NumberField.tsx';
import { SteppedNumberField } from '../../number-field/SteppedNumberField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Zahlenfeld',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="personen" label="Personen im Haushalt" />,
    gefuellt: () => <Feld name="wohnflaeche" label="Wohnfläche" start="85" suffix="m²" />,
    hinweis: () => (
      <Feld name="umbau" label="Baujahr" hint="Steht in den Unterlagen zum Haus." start="1974" />
    ),
    schritte: () => (
      <Feld name="hunde" label="Anzahl der Hunde" start="1" steppers min={1} max={3} />
    ),
    optional: () => <Feld name="kilometer" label="Kilometerstand" suffix="km" optional />,
    fehler: () => (
      <Feld
        name="flaeche"
        label="Wohnfläche"
        start="0"
        suffix="m²"
        error="Geben Sie mindestens 1 ein."
      />
    ),
    'unter-null': () => (
      <Feld name="temperatur" label="Temperatur" start="-4" suffix="°C" min={-50} />
    ),
    gesperrt: () => <Feld name="mitarbeiter" label="Mitarbeitende" start="12" steppers disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  steppers = false,
  ...field
}: { start?: string; steppers?: boolean } & Omit<NumberFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  const Zahl = steppers ? SteppedNumberField : NumberField;
  return <Zahl {...field} value={value} onChange={setValue} />;
}
