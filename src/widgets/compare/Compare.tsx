import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Compare.module.css';

export interface CompareSide {
  title: string;
  /** The amount as read, "21,40 EUR". */
  amount: string;
  lines: readonly { label: string; value: string }[];
}

export interface CompareProps {
  before: CompareSide;
  after: CompareSide;
  /** What the numbers do not say: from when, what is paid once. */
  note?: ReactNode;
}

/** What was and what will be, side by side; one below the other on a phone. */
export function Compare({ before, after, note }: CompareProps) {
  return (
    <div className={styles.compare}>
      <div className={styles.sides}>
        <Side side={before} />
        <span className={styles.arrow}>
          <Icon name="forward" />
        </span>
        <Side side={after} isNew />
      </div>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}

function Side({ side, isNew = false }: { side: CompareSide; isNew?: boolean }) {
  const id = useId();
  return (
    <section className={styles.side} data-new={isNew || undefined} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {side.title}
      </h2>
      <p className={styles.amount}>{side.amount}</p>
      <dl className={styles.lines}>
        {side.lines.map((line) => (
          <div className={styles.line} key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
