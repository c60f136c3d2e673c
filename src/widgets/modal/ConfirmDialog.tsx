import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useWords } from '../theme/useWords.ts';
import { Modal } from './Modal.tsx';
import styles from './Modal.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens when it is confirmed. */
  children: ReactNode;
  /** Default "bestätigen" (`specification §9`). */
  confirmLabel?: string;
  /** Default "abbrechen" (`specification §9`). */
  cancelLabel?: string;
  /** What cannot be taken back is confirmed in red. */
  danger?: boolean;
  onConfirm: () => void;
  /** Also called for Esc and the X. */
  onCancel: () => void;
  /** The act runs: nothing can be clicked. */
  busy?: boolean;
}

/** Asks before something binding. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, danger = false, onConfirm, onCancel, busy = false } = props;
  const say = useWords('modal', words);
  const { confirmLabel = say('bestaetigen'), cancelLabel = say('abbrechen') } = props;
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Modal
      open={open}
      title={title}
      busy={busy}
      onClose={onCancel}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            <span className={styles.label}>{confirmLabel}</span>
          </Button>
          <Button variant="secondary" onClick={cancel}>
            <span className={styles.label}>{cancelLabel}</span>
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

const words = {
  bestaetigen: 'bestätigen',
  abbrechen: 'abbrechen',
} as const;
