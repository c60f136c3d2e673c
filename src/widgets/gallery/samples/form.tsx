import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Actions } from '../../form/Actions.tsx';
import { Form } from '../../form/Form.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { VisuallyHidden } from '../../theme/VisuallyHidden.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Formular',
  gruppe: 'Handeln',
  zustaende: {
    formular: () => <Formular />,
    schalter: () => (
      <Actions>
        <Button>Änderung verbindlich speichern</Button>
        <Button variant="secondary">Zurück zur Auswahl</Button>
        <ButtonLink variant="quiet" href="#vertrag">
          Nicht ändern
        </ButtonLink>
      </Actions>
    ),
    nurVorgelesen: () => (
      <p>
        <VisuallyHidden>Hausratversicherung: </VisuallyHidden>
        Aktiv
      </p>
    ),
  },
} satisfies Sample;

function Formular() {
  const [vorname, setVorname] = useState('');
  const [nachname, setNachname] = useState('');
  const [gesendet, setGesendet] = useState(0);
  return (
    <>
      <Form onSubmit={() => setGesendet(gesendet + 1)}>
        <TextField label="Vorname" name="vorname" value={vorname} onChange={setVorname} />
        <TextField label="Nachname" name="nachname" value={nachname} onChange={setNachname} />
        <Button type="submit">Weiter</Button>
      </Form>
      <output>{`${gesendet}-mal gesendet`}</output>
    </>
  );
}
