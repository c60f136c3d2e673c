import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import { errorId, hintId } from './fieldIds.ts';

/** What is wrong with an input, or a group of them, and how to mend it. */
export function FieldError({ name, text }: { name: string; text: string }) {
  return (
    <p className={styles.error} id={errorId(name)}>
      <Icon name="alert" size={20} />
      {text}
    </p>
  );
}

/** What helps to fill in an input, or a group of them; none where there is nothing to say. */
export function FieldHint({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.hint} id={hintId(name)}>
      {text}
    </p>
  );
}
