import type { ReactNode } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './InfoBox.module.css';

export interface InfoBoxProps {
  type: 'neutral' | 'positive' | 'warning' | 'error';
  /** Errors say "Leider ist ein unerwarteter Fehler aufgetreten" unless told otherwise (`specification §2`). */
  headline?: string | undefined;
  children?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
}

/** The sign and the word that says the same to who does not see it. */
const signs = {
  neutral: { emoji: 'ℹ️', word: 'Hinweis' },
  positive: { emoji: '✔️', word: 'Erledigt' },
  warning: { emoji: '⚠️', word: 'Achtung' },
  error: { emoji: '😕', word: 'Fehler' },
} as const;

/** A message that stands where it happened; only an error interrupts a screen reader. */
export function InfoBox({ type, headline, children, action }: InfoBoxProps) {
  const title =
    headline ?? (type === 'error' ? 'Leider ist ein unerwarteter Fehler aufgetreten' : undefined);
  const { emoji, word } = signs[type];
  return (
    <div className={styles.box} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <span className={styles.emoji} aria-hidden="true">
        {emoji}
      </span>
      <div className={styles.content}>
        <VisuallyHidden>{`${word}: `}</VisuallyHidden>
        {title !== undefined && <p className={styles.headline}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
