import type { ReactNode } from 'react';
import styles from './InfoBox.module.css';

export interface InfoBoxProps {
  type: 'neutral' | 'positive' | 'warning' | 'error';
  /** Errors say "Leider ist ein unerwarteter Fehler aufgetreten" unless told otherwise (`specification §2`). */
  headline?: string | undefined;
  children?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
}

const emoji = { neutral: 'ℹ️', positive: '✔️', warning: '⚠️', error: '😕' } as const;

/** A message that stands where it happened; only an error interrupts a screen reader. */
export function InfoBox({ type, headline, children, action }: InfoBoxProps) {
  const title =
    headline ?? (type === 'error' ? 'Leider ist ein unerwarteter Fehler aufgetreten' : undefined);
  return (
    <div className={styles.box} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <span className={styles.emoji} aria-hidden="true">
        {emoji[type]}
      </span>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.headline}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
