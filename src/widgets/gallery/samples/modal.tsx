import { type ReactNode, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../modal/ConfirmDialog.tsx';
import { Modal } from '../../modal/Modal.tsx';
import { Page } from '../../page/Page.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Dialog',
  gruppe: 'Meldungen',
  ganzseitig: true,
  zustaende: {
    geschlossen: () => <Frage start={false} title="Änderung speichern?" />,
    frage: () => <Frage start title="Änderung speichern?" />,
    laedt: () => <Frage start title="Änderung speichern?" busy />,
    gefahr: () => (
      <Frage
        start
        title="Vertrag verbindlich kündigen?"
        danger
        confirmLabel="Verbindlich kündigen"
      />
    ),
    inhalt: () => <Inhalt />,
    lang: () => <Inhalt absaetze={14} />,
  },
} satisfies Sample;

type FrageProps = Pick<ConfirmDialogProps, 'title' | 'busy' | 'danger' | 'confirmLabel'>;

function Frage({ start, ...props }: FrageProps & { start: boolean }) {
  const [open, setOpen] = useState(start);
  const [ergebnis, setErgebnis] = useState('Noch nichts entschieden.');
  const end = (text: string) => {
    setErgebnis(text);
    setOpen(false);
  };
  return (
    <Seite onOpen={() => setOpen(true)}>
      <output>{ergebnis}</output>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => end('Bestätigt.')}
        onCancel={() => end('Abgebrochen.')}
      >
        <p>Ab dem 1.&nbsp;März 2027 buchen wir halbjährlich 122,57&nbsp;EUR ab.</p>
      </ConfirmDialog>
    </Seite>
  );
}

function Inhalt({ absaetze = 1 }: { absaetze?: number }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Seite onOpen={() => setOpen(true)}>
      <Modal
        open={open}
        title="So berechnen wir Ihren Beitrag"
        onClose={close}
        actions={<Button onClick={close}>Verstanden</Button>}
      >
        {Array.from({ length: absaetze }, (_, index) => (
          <p key={index}>
            Der Beitrag richtet sich nach Ihrer Wohnfläche, Ihrem Wohnort und dem Schutz, den Sie
            wählen.
          </p>
        ))}
      </Modal>
    </Seite>
  );
}

function Seite({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <Page title="Das ändert sich für Sie">
      <div>
        <Button onClick={onOpen}>Änderung verbindlich speichern</Button>
      </div>
      {children}
    </Page>
  );
}
