import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}

/** Names and values, read as pairs. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value, hint }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
