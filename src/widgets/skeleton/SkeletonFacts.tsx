import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Skeleton.module.css';

export interface SkeletonFactsProps {
  /** Read out instead of shown; default "Wird geladen". */
  label?: string;
  /** Default 4. */
  count?: number;
}

/** The shape of a list of names and values that is on its way. */
export function SkeletonFacts({ label, count = 4 }: SkeletonFactsProps) {
  const say = useWords('skeleton', { laedt: 'Wird geladen' });
  return (
    <output className={styles.facts} data-skeleton>
      <VisuallyHidden>{label ?? say('laedt')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.fact} aria-hidden="true">
          <span className={styles.line} />
          <span className={styles.short} />
        </span>
      ))}
    </output>
  );
}
