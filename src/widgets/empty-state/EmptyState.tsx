import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import type { ReactNode } from 'react';
import { Drawing } from '../icon/Drawing.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  headline: string;
  /** Drawing above the headline; default an umbrella. */
  sign?: ReactNode;
  children?: ReactNode;
  /** The next act. */
  action?: ReactNode;
}

/** Nothing is here, and what can be done about it. */
export function EmptyState({ headline, sign, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.sign}>{sign ?? <Drawing of={IconUmbrella} size={28} />}</span>
      <h2 className={styles.headline}>{headline}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
