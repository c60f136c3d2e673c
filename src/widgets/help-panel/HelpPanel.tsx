import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useModal } from '../modal/useModal.ts';
import { useWords } from '../theme/useWords.ts';
import styles from './HelpPanel.module.css';

export interface HelpPanelProps {
  open: boolean;
  /** For "Schließen", Esc, a click beside the panel and a phone's gesture for Back. */
  onClose: () => void;
  /** Default "Hinweis" (`specification §9`). */
  headline?: string | undefined;
  children: ReactNode;
}

/** Help beside the page, slid in from the right; modal (`specification §2`). The focus goes back to whatever opened it. */
export function HelpPanel({ open, onClose, headline, children }: HelpPanelProps) {
  const say = useWords('help-panel', words);
  const panel = useModal(open);
  const id = useId();

  // Listens where clicks on the backdrop arrive: at the dialog itself, never at what is inside.
  useEffect(() => {
    const dialog = panel.current;
    const beside = (event: MouseEvent) => event.target === dialog && onClose();
    dialog?.addEventListener('click', beside);
    return () => dialog?.removeEventListener('click', beside);
  }, [panel, onClose]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  // A browser closes without asking at a second Esc; the event may come after a new opening.
  function closed() {
    if (open && panel.current?.open === false) onClose();
  }

  return (
    <dialog
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.headline} id={id} tabIndex={-1}>
              {headline ?? say('hinweis')}
            </h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon name="close" size={20} />
              {say('schliessen')}
            </button>
          </div>
          <div className={styles.text}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

const words = {
  hinweis: 'Hinweis',
  schliessen: 'Schließen',
} as const;
