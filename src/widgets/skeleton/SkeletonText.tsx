import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Skeleton.module.css';

export interface SkeletonTextProps {
  /** Read out instead of shown; default "Wird geladen". */
  label?: string;
  /** Default 3. */
  lines?: number;
}

/** The shape of a paragraph that is on its way. */
export function SkeletonText({ label, lines = 3 }: SkeletonTextProps) {
  const say = useWords('skeleton', { laedt: 'Wird geladen' });
  return (
    <output className={styles.text} data-skeleton>
      <VisuallyHidden>{label ?? say('laedt')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={index === lines - 1 ? styles.short : styles.line}
          aria-hidden="true"
        />
      ))}
    </output>
  );
}
