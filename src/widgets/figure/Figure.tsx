import styles from './Figure.module.css';

export interface FigureProps {
  /** As read, without its unit: "8,97". */
  value: string;
  /** "EUR im Monat" */
  unit?: string | undefined;
  /** `first` (default) is the one big figure of a page; all others are `second`. */
  rank?: 'first' | 'second';
  /** It is being calculated anew: the old one stays, grey. */
  stale?: boolean;
}

/** A figure and its unit, read as one (`reference/look.md`). */
export function Figure({ value, unit, rank = 'first', stale = false }: FigureProps) {
  return (
    <span className={styles.figure} data-rank={rank} data-stale={stale || undefined}>
      <span className={styles.value}>{value}</span>
      {unit !== undefined && (
        <>
          {' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}
