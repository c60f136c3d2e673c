import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens when it is confirmed. */
  children: ReactNode;
  /** Default "bestätigen" (`specification §9`). */
  confirmLabel?: string;
  /** Default "abbrechen" (`specification §9`). */
  cancelLabel?: string;
  onConfirm: () => void;
  /** Also called for Esc and the X. */
  onCancel: () => void;
  /** The act runs: nothing can be clicked. */
  busy?: boolean;
}

/** Asks before something binding; the browser's own modal dialog traps and returns the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, busy = false } = props;
  const { confirmLabel = 'bestätigen', cancelLabel = 'abbrechen' } = props;
  const dialog = useModal(open);
  const id = useId();

  function cancel(event?: SyntheticEvent) {
    event?.preventDefault();
    if (!busy) onCancel();
  }

  // A browser may close the dialog without asking: by a gesture for Back, or at a second Esc.
  function closed() {
    if (!open) return;
    if (busy) dialog.current?.showModal();
    else onCancel();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        // Before the browser hears it: it lets only the first Esc be refused.
        if (busy && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={cancel}
      onClose={closed}
    >
      {open && (
        <div className={styles.content}>
          <h2 className={styles.title} id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.text} id={`${id}-text`}>
            {children}
          </div>
          <div className={styles.actions}>
            <Button loading={busy} onClick={onConfirm}>
              <span className={styles.label}>{confirmLabel}</span>
            </Button>
            <Button variant="secondary" onClick={cancel}>
              <span className={styles.label}>{cancelLabel}</span>
            </Button>
          </div>
          <button type="button" className={styles.close} aria-label="Schließen" onClick={cancel}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </dialog>
  );
}

function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
    return () => dialog.close();
  }, [open]);
  return ref;
}
