import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { Form } from '../../form/Form.tsx';
import { Page } from '../../page/Page.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import type { Sample } from '../sample.ts';

const texte = {
  email: 'Geben Sie Ihre E-Mail-Adresse ein.',
  nachname: 'Geben Sie Ihren Nachnamen ein.',
};

export default {
  titel: 'Fehlerübersicht',
  gruppe: 'Meldungen',
  ganzseitig: true,
  zustaende: {
    fehler: () => <Formular start={1} />,
    absenden: () => <Formular start={0} />,
    eigeneUeberschrift: () => (
      <Page title="Ihre Angaben">
        <ErrorSummary
          title="Eine Angabe fehlt noch"
          errors={[{ fieldId: 'field-email', text: texte.email }]}
        />
      </Page>
    ),
  },
} satisfies Sample;

/** Sent while empty it says what is missing. */
function Formular({ start }: { start: number }) {
  const [email, setEmail] = useState('');
  const [nachname, setNachname] = useState('');
  const [attempts, setAttempts] = useState(start);
  const error = (value: string, text: string) => (attempts > 0 && value === '' ? text : undefined);
  const fields = [
    { name: 'email', label: 'E-Mail-Adresse', value: email, onChange: setEmail },
    { name: 'nachname', label: 'Nachname', value: nachname, onChange: setNachname },
  ] as const;
  const errors = fields.flatMap(({ name, value }) => {
    const text = error(value, texte[name]);
    return text === undefined ? [] : [{ fieldId: `field-${name}`, text }];
  });
  return (
    <Page title="Wie erreichen wir Sie?">
      {errors.length > 0 && <ErrorSummary key={attempts} errors={errors} />}
      <Form onSubmit={() => setAttempts(attempts + 1)}>
        {fields.map((field) => (
          <TextField key={field.name} {...field} error={error(field.value, texte[field.name])} />
        ))}
        <Button type="submit">Weiter</Button>
      </Form>
    </Page>
  );
}
