import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../text-field/TextField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Textfeld',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="strasse" label="Straße" />,
    gefuellt: () => <Feld name="ort" label="Ort" start="Berlin" />,
    hinweis: () => (
      <Feld name="firma" label="Name der Firma" hint="So, wie er im Register steht." />
    ),
    optional: () => <Feld name="zusatz" label="Adresszusatz" optional />,
    fehler: () => <Feld name="nachname" label="Nachname" error="Geben Sie Ihren Nachnamen ein." />,
    standardfehler: () => <Feld name="vorname" label="Vorname" error />,
    kennung: () => (
      <Feld name="rahmennummer" label="Rahmennummer" start="WTU0O2070" spellCheck={false} />
    ),
    gesperrt: () => <Feld name="land" label="Land" start="Deutschland" disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <TextField {...field} value={value} onChange={setValue} />;
}
