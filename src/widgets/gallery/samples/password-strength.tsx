import { useState } from 'react';
import { PasswordField } from '../../password-field/PasswordField.tsx';
import { PasswordStrength } from '../../password-strength/PasswordStrength.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Passwortstärke',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" start="" />,
    'sehr-schwach': () => <Feld name="sehr-schwach" start="sonne" />,
    schwach: () => <Feld name="schwach" start="sonne2026" />,
    stark: () => <Feld name="stark" start="Sonne2026" />,
    'sehr-stark': () => <Feld name="sehr-stark" start="Sonne-2026!" />,
  },
} satisfies Sample;

function Feld({ name, start }: { name: string; start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PasswordField
        label="Neues Passwort"
        name={name}
        autoComplete="new-password"
        value={value}
        onChange={setValue}
      />
      <PasswordStrength password={value} />
    </>
  );
}
