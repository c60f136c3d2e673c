import type { ReactNode, Ref } from 'react';
import styles from './TextButton.module.css';

export interface TextButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** What it opens is open. */
  expanded?: boolean;
  /** Id of what it opens. */
  controls?: string;
  /** Id of the words that say what is meant, where its own say it too shortly. */
  describedBy?: string;
  /** Its own line at the end of a row: 44 px high. */
  standsAlone?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small act within a sentence or at the end of a row: "ändern", "Noch einmal". */
export function TextButton(props: TextButtonProps) {
  const { ref, expanded, controls, describedBy, standsAlone = false, onClick, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-alone={standsAlone || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
