import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonCardsProps {
  /** Read out instead of shown; default "Wird geladen". */
  label?: string;
  /** Default 3. */
  count?: number;
}

/** The shape of a list of cards that is on its way. */
export function SkeletonCards({ label = 'Wird geladen', count = 3 }: SkeletonCardsProps) {
  return (
    <output className={styles.cards} data-skeleton>
      <VisuallyHidden>{label}</VisuallyHidden>
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
