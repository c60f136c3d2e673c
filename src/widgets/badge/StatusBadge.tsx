import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

export interface StatusBadgeProps {
  tone: 'positive' | 'warning' | 'neutral' | 'error';
  children: ReactNode;
}

/** A state in one or two words; the word says it, the colour only helps. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
