import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';
import { errorId } from './fieldIds.ts';

/** What is wrong with a group of inputs and how to mend it. */
export function FieldError({ name, text }: { name: string; text: string }) {
  return (
    <p className={styles.error} id={errorId(name)}>
      <ErrorText text={text} />
    </p>
  );
}

/** The words of an error with their sign, inside the element that carries the error's id. */
export function ErrorText({ text }: { text: string }) {
  return (
    <>
      <Icon name="alert" size={20} />
      {text}
    </>
  );
}
