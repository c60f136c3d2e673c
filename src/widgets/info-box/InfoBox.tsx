import type { ReactNode } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './InfoBox.module.css';

export interface InfoBoxProps {
  type: 'neutral' | 'positive' | 'warning' | 'error';
  /** Errors say "Leider ist ein unerwarteter Fehler aufgetreten" unless told otherwise (`specification §2`). */
  headline?: string | undefined;
  children?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
}

const signs = {
  neutral: 'ℹ️',
  positive: '✔️',
  warning: '⚠️',
  error: '😕',
} as const;

/** A message that stands where it happened; only an error interrupts a screen reader. */
export function InfoBox({ type, headline, children, action }: InfoBoxProps) {
  const say = useWords('info-box', words);
  const title = headline ?? (type === 'error' ? say('unerwartet') : undefined);
  return (
    <div className={styles.box} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <span className={styles.emoji} aria-hidden="true">
        {signs[type]}
      </span>
      <div className={styles.content}>
        <VisuallyHidden>{`${say(type)} `}</VisuallyHidden>
        {title !== undefined && <p className={styles.headline}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

/** The word that says the same as the sign to who does not see it. */
const words = {
  neutral: 'Hinweis:',
  positive: 'Erledigt:',
  warning: 'Achtung:',
  error: 'Fehler:',
  unerwartet: 'Leider ist ein unerwarteter Fehler aufgetreten',
} as const;
