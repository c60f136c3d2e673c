import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Parts below one another; with a title a section of the page. */
export function Abschnitt({ titel, children }: { titel?: string; children: ReactNode }) {
  if (titel === undefined) return <div className={styles.stack}>{children}</div>;
  return (
    <section className={styles.section}>
      <h2>{titel}</h2>
      {children}
    </section>
  );
}
