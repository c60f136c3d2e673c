import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonTextProps {
  /** Read out instead of shown; default "Wird geladen". */
  label?: string;
  /** Default 3. */
  lines?: number;
}

/** The shape of a paragraph that is on its way. */
export function SkeletonText({ label = 'Wird geladen', lines = 3 }: SkeletonTextProps) {
  return (
    <output className={styles.text} data-skeleton>
      <VisuallyHidden>{label}</VisuallyHidden>
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
