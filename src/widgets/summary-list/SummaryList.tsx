import type { ReactNode } from 'react';
import { useWords } from '../theme/useWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './SummaryList.module.css';

export interface SummaryRow {
  label: string;
  /** What was answered; nothing reads "keine Angabe". */
  value?: ReactNode;
  /** Where it is changed: a page, an act, or a form that opens in the row. */
  edit?: { href: string } | { onEdit: () => void } | InlineEdit | undefined;
}

interface InlineEdit {
  open: boolean;
  onToggle: () => void;
  form: ReactNode;
}

/** Answers to check, each with its way back: "bearbeiten", and "schließen" while its form is open (`specification §9`). */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </dl>
  );
}

function Row({ row: { label, value, edit } }: { row: SummaryRow }) {
  const say = useWords('summary-list', words);
  const isOpen = edit !== undefined && 'open' in edit && edit.open;
  return (
    <div className={styles.row} data-open={isOpen || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value ?? <span className={styles.none}>{say('keineAngabe')}</span>}
      </dd>
      {edit !== undefined && (
        <dd className={styles.edit}>
          <Edit label={label} edit={edit} />
        </dd>
      )}
      {isOpen && <dd className={styles.form}>{edit.form}</dd>}
    </div>
  );
}

function Edit({ label, edit }: { label: string; edit: NonNullable<SummaryRow['edit']> }) {
  const say = useWords('summary-list', words);
  // Twenty rows say "bearbeiten": read aloud, each says what.
  const named = (word: keyof typeof words) => (
    <>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {say(word)}
    </>
  );
  if ('href' in edit) return <a href={edit.href}>{named('bearbeiten')}</a>;
  if ('onEdit' in edit)
    return (
      <button type="button" onClick={edit.onEdit}>
        {named('bearbeiten')}
      </button>
    );
  return (
    <button type="button" aria-expanded={edit.open} onClick={edit.onToggle}>
      {named(edit.open ? 'schliessen' : 'bearbeiten')}
    </button>
  );
}

const words = {
  keineAngabe: 'keine Angabe',
  bearbeiten: 'bearbeiten',
  schliessen: 'schließen',
} as const;
