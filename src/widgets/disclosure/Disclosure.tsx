import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: string;
  /** How many things are inside. */
  count?: number;
  defaultOpen?: boolean;
  /** Stands beside a question, of which there may be several on a page. */
  quiet?: boolean;
  children: ReactNode;
}

/** Folds open where it is needed. */
export function Disclosure(props: DisclosureProps) {
  const { summary, count, defaultOpen = false, quiet = false, children } = props;
  return (
    <details className={styles.details} data-quiet={quiet || undefined} open={defaultOpen}>
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon name="down" size={quiet ? 18 : 22} />
        </span>
        {summary}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
