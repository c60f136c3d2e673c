import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** Buttons in a row, one below the other on a phone; the primary one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
