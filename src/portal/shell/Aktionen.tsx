import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Buttons in a row, one below the other where it is narrow. */
export function Aktionen({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
