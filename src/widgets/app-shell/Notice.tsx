import type { ReactNode } from 'react';
import styles from './AppShell.module.css';

/** Above the page: offline, session about to end. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>;
}
