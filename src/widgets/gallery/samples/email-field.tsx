import { useState } from 'react';
import { EmailField, type EmailFieldProps } from '../../email-field/EmailField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'E-Mail-Adresse',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" />,
    gefuellt: () => <Feld name="gefuellt" start="sabine.krueger@example.org" />,
    hinweis: () => <Feld name="hinweis" hint="Dorthin senden wir Ihre Unterlagen." />,
    vertippt: () => <Feld name="vertippt" start="sabine.krueger@gmial.com" />,
    optional: () => <Feld name="optional" optional />,
    fehler: () => (
      <Feld
        name="fehler"
        start="sabine.krueger"
        error="Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org."
      />
    ),
    gesperrt: () => <Feld name="gesperrt" start="sabine.krueger@example.org" disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<EmailFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <EmailField {...field} value={value} onChange={setValue} />;
}
