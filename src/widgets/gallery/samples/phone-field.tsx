import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from '../../phone-field/PhoneField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Telefonnummer',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" />,
    gefuellt: () => <Feld name="gefuellt" start="0170 1234567" />,
    hinweis: () => <Feld name="hinweis" hint="Wir senden Ihnen einen Code als SMS." />,
    optional: () => <Feld name="optional" label="Telefon" optional />,
    fehler: () => (
      <Feld
        name="fehler"
        start="1234"
        error="Geben Sie die Nummer mit Vorwahl ein, zum Beispiel +49 123 4567890."
      />
    ),
    gesperrt: () => <Feld name="gesperrt" start="+491701234567" disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<PhoneFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <PhoneField {...field} value={value} onChange={setValue} normalise={german} />;
}

/** Enough of a rule for the gallery; the portal brings the contract's. */
function german(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  return /^0\d{9,}$/.test(digits) ? `+49${digits.slice(1)}` : null;
}
