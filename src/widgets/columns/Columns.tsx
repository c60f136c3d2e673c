import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export interface ColumnsProps {
  /** Widths of the first and the second column; default "1:1". */
  ratio?: ColumnRatio;
  first: ReactNode;
  /** Nothing here: the first has all the width. */
  second?: ReactNode;
}

export type ColumnRatio = '1:1' | '2:1' | '1:2' | '3:2' | '2:3' | '3:1' | '1:3';

/** Two columns in a ratio from 1024 px, one below the other otherwise (`specification §2`). */
export function Columns({ ratio = '1:1', first, second }: ColumnsProps) {
  return (
    <div className={styles.columns} data-ratio={second === undefined ? undefined : ratio}>
      {first}
      {second}
    </div>
  );
}
