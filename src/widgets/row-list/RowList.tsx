import type { ReactNode } from 'react';
import styles from './RowList.module.css';

export interface RowListProps {
  /** What the rows are, for whoever does not see the heading above them. */
  label?: string;
  /** Rows: `Row`, `SwitchRow`, `AssumptionRow`. */
  children: ReactNode;
}

/** Several things of one kind: one surface, a hairline between its rows, never a card each (`reference/look.md`). */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
