import { useState } from 'react';
import { CodeField } from '../code-field/CodeField.tsx';
import { Page } from '../page/Page.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { showToast } from '../toast/toast.ts';

export function FieldsSample() {
  const [code, setCode] = useState('1234');
  return (
    <Page title="Felder" lead="Leer, gefüllt, mit Hinweis und mit Fehler.">
      <Text name="leer" label="E-Mail-Adresse" start="" />
      <Text name="gefuellt" label="E-Mail-Adresse" start="sabine.krueger@example.org" />
      <Text
        name="hinweis"
        label="Handynummer"
        start=""
        hint="Zum Beispiel 0151 23456789"
        optional
      />
      <Text
        name="fehler"
        label="E-Mail-Adresse"
        start="sabine.krueger"
        error="Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org."
      />
      <Password name="passwort" label="Passwort" />
      <Password
        name="neues-passwort"
        label="Neues Passwort"
        hint="8 bis 50 Zeichen mit Zahl, Groß- und Kleinbuchstaben und Sonderzeichen"
        error="Das Passwort muss mindestens eine Zahl enthalten."
      />
      <CodeField
        label="Code aus der SMS"
        name="code"
        hint="Wir haben ihn an +49 *** *****386 gesendet."
        value={code}
        onChange={setCode}
        onComplete={() => showToast({ title: 'Der Code ist vollständig.', state: 'positive' })}
      />
      <CodeField
        label="Code aus der SMS"
        name="falscher-code"
        value="123456"
        onChange={() => undefined}
        error="Der Code ist nicht korrekt. Sie haben noch 2 Versuche."
      />
    </Page>
  );
}

interface SampleProps {
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

function Text({ start, ...field }: SampleProps & { start: string; optional?: boolean }) {
  const [value, setValue] = useState(start);
  return <TextField {...field} value={value} onChange={setValue} />;
}

function Password(field: SampleProps) {
  const [value, setValue] = useState('Sonne-2026!');
  return <PasswordField {...field} autoComplete="new-password" value={value} onChange={setValue} />;
}
