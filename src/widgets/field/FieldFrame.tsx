import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './FieldFrame.module.css';
import { errorId, fieldId, hintId } from './fieldIds.ts';

export interface FieldFrameProps {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  /** A second control in the row of the label, reached after the input. */
  action?: ReactNode;
  /** The input itself. */
  children: ReactNode;
}

/** Label, hint and error around one input; the error stands above it, where a keyboard on the screen cannot hide it. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, error, hint, optional = false, action, children } = props;
  return (
    <div className={styles.frame} data-error={error !== undefined || undefined}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.control}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** What is wrong with the field and how to mend it. */
export function FieldError({ name, text }: { name: string; text: string }) {
  return (
    <p className={styles.error} id={errorId(name)}>
      <Icon name="alert" size={20} />
      {text}
    </p>
  );
}
