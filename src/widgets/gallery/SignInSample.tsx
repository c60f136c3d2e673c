import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Form } from '../form/Form.tsx';
import { Page } from '../page/Page.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';

/** The sign-in form; sent while empty it shows its errors. */
export function SignInSample() {
  const [email, setEmail] = useState('');
  const [passwort, setPasswort] = useState('');
  const [attempts, setAttempts] = useState(0);
  const errors = [
    { fieldId: 'field-email', text: 'Geben Sie Ihre E-Mail-Adresse ein.', missing: email === '' },
    { fieldId: 'field-passwort', text: 'Geben Sie Ihr Passwort ein.', missing: passwort === '' },
  ].filter((error) => attempts > 0 && error.missing);
  const textOf = (id: string) => errors.find((error) => error.fieldId === id)?.text;

  return (
    <Page
      title="Willkommen zurück"
      documentTitle="Anmelden"
      lead="Melden Sie sich an, um Ihre Verträge zu sehen und zu ändern."
    >
      {errors.length > 0 && <ErrorSummary key={attempts} errors={errors} />}
      <Form onSubmit={() => setAttempts(attempts + 1)}>
        <TextField
          label="E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={textOf('field-email')}
        />
        <PasswordField
          label="Passwort"
          name="passwort"
          autoComplete="current-password"
          value={passwort}
          onChange={setPasswort}
          error={textOf('field-passwort')}
        />
        <Button type="submit">Anmelden</Button>
        <a href="#passwort-vergessen">Passwort vergessen?</a>
      </Form>
    </Page>
  );
}
