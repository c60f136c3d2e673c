import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

export interface TwoColumnsProps {
  children: ReactNode;
  /** At the right from 1024 px and in sight all the time, below it otherwise; left out where there is nothing to say. */
  aside?: ReactNode;
}

/**
 * What is read and filled in, 46 rem wide, and beside it, 21.5 rem, what it comes to (`reference/look.md`). A
 * `Page` it stands in grows as wide as it is.
 */
export function TwoColumns({ children, aside }: TwoColumnsProps) {
  const hasAside = aside !== undefined && aside !== null && aside !== false;
  return (
    <div className={styles.columns} data-aside={hasAside || undefined}>
      <div className={styles.main}>{children}</div>
      {hasAside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
