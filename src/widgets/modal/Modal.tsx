import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Modal.module.css';
import { useModal } from './useModal.ts';

export interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** For Esc, the X and a phone's gesture for Back (`specification §4`). */
  onClose: () => void;
  /** The act runs: it cannot be closed. */
  busy?: boolean;
  /** What lies beneath cannot be read. */
  veiled?: boolean;
}

/** Something to read or to decide before the page goes on, in the browser's own modal dialog. */
export function Modal(props: ModalProps) {
  const { open, title, children, actions, onClose, busy = false, veiled = false } = props;
  const say = useWords('modal', { schliessen: 'Schließen' });
  const dialog = useModal(open);
  const id = useId();

  function close(event: SyntheticEvent) {
    event.preventDefault();
    if (!busy) onClose();
  }

  // A browser may close the dialog without asking: by a gesture for Back, or at a second Esc.
  function closed() {
    // The event comes late: by then the dialog may have been opened again.
    if (!open || dialog.current?.open === true) return;
    if (busy) dialog.current?.showModal();
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-veiled={veiled || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        // Before the browser hears it: it lets only the first Esc be refused.
        if (busy && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={close}
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
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          <div className={styles.close}>
            <IconButton look="round" label={say('schliessen')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          </div>
        </div>
      )}
    </dialog>
  );
}
