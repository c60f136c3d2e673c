import { useState } from 'react';
import { PasswordField, type PasswordFieldProps } from '../../password-field/PasswordField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Passwort',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" />,
    gefuellt: () => <Feld name="gefuellt" start="Sonne-2026!" />,
    neu: () => <Feld name="neu" label="Neues Passwort" autoComplete="new-password" />,
    hinweis: () => <Feld name="hinweis" hint="Das Passwort Ihres Kundenkontos." />,
    fehler: () => <Feld name="fehler" error="Geben Sie Ihr Passwort ein." />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { name: string; start?: string } & Partial<Omit<PasswordFieldProps, 'value' | 'onChange'>>) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      label="Passwort"
      autoComplete="current-password"
      {...field}
      value={value}
      onChange={setValue}
    />
  );
}
