import type { ReactNode } from 'react';
import styles from './Form.module.css';

export interface FormProps {
  /** Called on submit; the page does not load anew. Without it nothing but a button of its own acts: Enter sends nothing. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** Fields with the distance they need; the browser's own validation is off, ours speaks. */
export function Form({ onSubmit, children }: FormProps) {
  if (!onSubmit) return <div className={styles.form}>{children}</div>;
  return (
    <form
      className={styles.form}
      // Should it ever be sent without us, what was typed stays out of the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
