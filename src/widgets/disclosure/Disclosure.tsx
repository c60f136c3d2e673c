import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: string;
  /** How many things are inside. */
  count?: number;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Folds open where it is needed. */
export function Disclosure({ summary, count, defaultOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={defaultOpen}>
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon name="down" size={22} />
        </span>
        {summary}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
