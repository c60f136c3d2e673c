import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './EditorSkeleton.module.css';

/** The shape of the editor that is on its way. */
export function EditorSkeleton() {
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>Das Textfeld wird geladen</VisuallyHidden>
      <span className={styles.toolbar} aria-hidden="true" />
    </output>
  );
}
