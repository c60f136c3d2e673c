import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface Props {
  titel?: string;
  /** Nothing but ways to act; none of it is printed. */
  nurHandlungen?: boolean;
  children: ReactNode;
}

/** Parts below one another; with a title a section of the page. */
export function Abschnitt({ titel, nurHandlungen = false, children }: Props) {
  if (titel === undefined) return <div className={styles.stack}>{children}</div>;
  return (
    <section className={nurHandlungen ? `${styles.section} ${styles.acts}` : styles.section}>
      <h2>{titel}</h2>
      {children}
    </section>
  );
}
