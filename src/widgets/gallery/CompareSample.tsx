import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Compare } from '../compare/Compare.tsx';
import { Actions } from '../form/Actions.tsx';
import { InfoBox } from '../info-box/InfoBox.tsx';
import { ConfirmDialog } from '../modal/ConfirmDialog.tsx';
import { Page } from '../page/Page.tsx';

export function CompareSample() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Page
      title="Das ändert sich für Sie"
      lead={'Ab dem 1.\u00a0März 2027 zahlen Sie halbjährlich.'}
      back={{ label: 'Zurück zur Auswahl', href: '#auswahl' }}
    >
      <Compare
        before={{
          title: 'Bisher',
          amount: '238,00 EUR',
          lines: [
            { label: 'Zahlungsweise', value: 'jährlich' },
            { label: 'Beitrag im Jahr', value: '238,00 EUR' },
          ],
        }}
        after={{
          title: 'Neu',
          amount: '122,57 EUR',
          lines: [
            { label: 'Zahlungsweise', value: 'halbjährlich' },
            { label: 'Beitrag im Jahr', value: '245,14 EUR' },
          ],
        }}
        note={<p>Sie zahlen im Jahr 7,14 EUR mehr.</p>}
      />
      <InfoBox type="warning" headline="Der Beitrag hat sich geändert">
        <p>Bitte prüfen Sie die Berechnung noch einmal.</p>
      </InfoBox>
      <Actions>
        <Button onClick={() => setOpen(true)}>Änderung verbindlich speichern</Button>
        <Button variant="quiet">Nicht ändern</Button>
      </Actions>
      <ConfirmDialog
        open={open}
        title="Änderung speichern?"
        busy={busy}
        onConfirm={() => setBusy(true)}
        onCancel={() => setOpen(false)}
      >
        <p>Ab dem 1.&nbsp;März 2027 buchen wir halbjährlich 122,57 EUR ab.</p>
      </ConfirmDialog>
    </Page>
  );
}
