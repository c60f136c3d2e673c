import { useWords } from '../theme/useWords.ts';
import styles from './Loading.module.css';

export interface LoadingProps {
  /** What is on its way; default "Wird geladen". */
  label?: string;
}

/** Words and a turning ring where no skeleton fits; what is there within 300 ms never shows it. */
export function Loading({ label }: LoadingProps) {
  const say = useWords('loading', { laedt: 'Wird geladen …' });
  return (
    <output className={styles.loading}>
      <span className={styles.ring} aria-hidden="true" />
      {label === undefined ? say('laedt') : `${label} …`}
    </output>
  );
}
