import { useId } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { SummaryList, type SummaryRow } from './SummaryList.tsx';
import styles from './SummaryList.module.css';

export interface SummaryBlockProps {
  title: string;
  rows: readonly Omit<SummaryRow, 'edit'>[];
  /** Leads to where all of them are changed. */
  onEdit?: () => void;
}

/** Answers of one page to check, with one way back for all of them: "bearbeiten" (`specification §9`). */
export function SummaryBlock({ title, rows, onEdit }: SummaryBlockProps) {
  const say = useWords('summary-list', { bearbeiten: 'bearbeiten' });
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        {onEdit !== undefined && (
          <div className={styles.edit}>
            <button type="button" onClick={onEdit}>
              <VisuallyHidden>{`${title} `}</VisuallyHidden>
              {say('bearbeiten')}
            </button>
          </div>
        )}
      </div>
      <SummaryList rows={rows} />
    </section>
  );
}
