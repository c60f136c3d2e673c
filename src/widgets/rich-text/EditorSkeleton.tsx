import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './EditorSkeleton.module.css';

/** The shape of the editor that is on its way. */
export function EditorSkeleton() {
  const say = useWords('rich-text', { laedt: 'Das Textfeld wird geladen' });
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{say('laedt')}</VisuallyHidden>
      <span className={styles.toolbar} aria-hidden="true" />
    </output>
  );
}
