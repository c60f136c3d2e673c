import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Skeleton.module.css';

export interface SkeletonCardsProps {
  /** Read out instead of shown; default "Wird geladen". */
  label?: string;
  /** Default 3. */
  count?: number;
}

/** The shape of a list of cards that is on its way. */
export function SkeletonCards({ label, count = 3 }: SkeletonCardsProps) {
  const say = useWords('skeleton', { laedt: 'Wird geladen' });
  return (
    <output className={styles.cards} data-skeleton>
      <VisuallyHidden>{label ?? say('laedt')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.card} aria-hidden="true">
          <span className={styles.heading} />
          <span className={styles.line} />
          <span className={styles.short} />
        </span>
      ))}
    </output>
  );
}
