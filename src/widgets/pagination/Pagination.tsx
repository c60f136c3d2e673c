import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useEffect, useId } from 'react';
import { Drawing } from '../icon/Drawing.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** What is paged, "Kunden": names the navigation "Seiten: Kunden". */
  label: string;
  /** From 1. */
  page: number;
  /** Number of pages. */
  total: number;
  /** Also called with 1 when `page` lies beyond `total`. */
  onChange: (page: number) => void;
}

/** Pages of a list, 'n von m' (`specification §4`); nothing where there is but one. */
export function Pagination({ label, page, total, onChange }: PaginationProps) {
  const say = useWords('pagination', words);
  const current = page >= 1 && page <= total ? page : 1;

  useEffect(() => {
    if (page !== current) onChange(current);
  }, [page, current, onChange]);

  if (total <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={say('seiten', { label })}>
      <Step
        refusal={current === 1 ? say('erste') : undefined}
        onClick={() => onChange(current - 1)}
      >
        <Drawing of={IconChevronLeft} size={22} />
        <span>
          {say('vorherige')}
          <VisuallyHidden>{` ${say('seite')}`}</VisuallyHidden>
        </span>
      </Step>
      <output className={styles.count}>
        <VisuallyHidden>{`${say('seite')} `}</VisuallyHidden>
        {say('von', { page: number.format(current), total: number.format(total) })}
      </output>
      <Step
        refusal={current === total ? say('letzte') : undefined}
        onClick={() => onChange(current + 1)}
      >
        <span>
          {say('naechste')}
          <VisuallyHidden>{` ${say('seite')}`}</VisuallyHidden>
        </span>
        <Drawing of={IconChevronRight} size={22} />
      </Step>
    </nav>
  );
}

const number = new Intl.NumberFormat('de-DE');

interface StepProps {
  /** Why there is no way on; the button keeps the focus that just came here with its last click. */
  refusal: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

function Step({ refusal, onClick, children }: StepProps) {
  const id = useId();
  const refused = refusal !== undefined;
  return (
    <span className={styles.step}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={refused || undefined}
        aria-describedby={refused ? id : undefined}
        onClick={() => !refused && onClick()}
      >
        {children}
      </button>
      {refused && (
        <span id={id} hidden>
          {refusal}
        </span>
      )}
    </span>
  );
}

const words = {
  seiten: 'Seiten: {label}',
  erste: 'Sie sind auf der ersten Seite.',
  letzte: 'Sie sind auf der letzten Seite.',
  vorherige: 'Vorherige',
  naechste: 'Nächste',
  seite: 'Seite',
  von: '{page} von {total}',
} as const;
