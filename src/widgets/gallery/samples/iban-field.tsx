import { useState } from 'react';
import { IbanField, type IbanFieldProps } from '../../iban-field/IbanField.tsx';
import type { FindBank } from '../../iban-field/useBank.ts';
import type { Sample } from '../sample.ts';

export default {
  titel: 'IBAN',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" findBank={known} />,
    gefuellt: () => <Feld name="gefuellt" start="DE02120300000000202051" findBank={known} />,
    sucht: () => <Feld name="sucht" start="DE02120300000000202051" findBank={never} />,
    unbekannt: () => <Feld name="unbekannt" start="DE02120300000000202051" findBank={unknown} />,
    gestoert: () => <Feld name="gestoert" start="DE02120300000000202051" findBank={failing} />,
    hinweis: () => <Feld name="hinweis" hint="Steht auf Ihrer Bankkarte." findBank={known} />,
    optional: () => <Feld name="optional" optional findBank={known} />,
    fehler: () => (
      <Feld name="fehler" start="DE0212030000" error="Bitte geben Sie eine gültige IBAN ein." />
    ),
    gesperrt: () => <Feld name="gesperrt" start="DE02120300000000202051" disabled />,
  },
} satisfies Sample;

const known: FindBank = () => Promise.resolve({ name: 'Deutsche Kreditbank Berlin' });
const unknown: FindBank = () => Promise.resolve(null);
const failing: FindBank = () => Promise.reject(new Error('No bank can be asked.'));
const never: FindBank = () => new Promise(() => undefined);

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<IbanFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <IbanField {...field} value={value} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  );
}
