import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Compare } from '../../compare/Compare.tsx';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { Actions } from '../../form/Actions.tsx';
import { Form } from '../../form/Form.tsx';
import { InfoBox } from '../../info-box/InfoBox.tsx';
import { Page } from '../../page/Page.tsx';
import { PasswordField } from '../../password-field/PasswordField.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import type { Sample } from '../sample.ts';
import { Vertragsliste } from '../Vertragsliste.tsx';

export default {
  titel: 'Ganze Seiten',
  gruppe: 'Rahmen',
  ganzseitig: true,
  zustaende: {
    anmeldung: () => <Anmeldung versuche={0} />,
    anmeldungMitFehlern: () => <Anmeldung versuche={1} />,
    vertraege: () => <Vertragsliste />,
    vergleich: () => <Vergleich />,
  },
} satisfies Sample;

/** Sent while empty it shows its errors. */
function Anmeldung({ versuche }: { versuche: number }) {
  const [email, setEmail] = useState('');
  const [passwort, setPasswort] = useState('');
  const [attempts, setAttempts] = useState(versuche);
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

function Vergleich() {
  return (
    <Page
      title="Das ändert sich für Sie"
      lead={'Ab dem 1.\u00A0März 2027 zahlen Sie halbjährlich.'}
      back={{ label: 'Zurück zur Auswahl', href: '#auswahl' }}
    >
      <Compare
        before={{
          title: 'Bisher',
          amount: '238,00\u00A0EUR',
          lines: [
            { label: 'Zahlungsweise', value: 'jährlich' },
            { label: 'Beitrag im Jahr', value: '238,00\u00A0EUR' },
          ],
        }}
        after={{
          title: 'Neu',
          amount: '122,57\u00A0EUR',
          lines: [
            { label: 'Zahlungsweise', value: 'halbjährlich' },
            { label: 'Beitrag im Jahr', value: '245,14\u00A0EUR' },
          ],
        }}
        note={<p>Sie zahlen im Jahr 7,14&nbsp;EUR mehr.</p>}
      />
      <InfoBox type="warning" headline="Der Beitrag hat sich geändert">
        <p>Bitte prüfen Sie die Berechnung noch einmal.</p>
      </InfoBox>
      <Actions>
        <Button>Änderung verbindlich speichern</Button>
        <Button variant="quiet">Nicht ändern</Button>
      </Actions>
    </Page>
  );
}
