import type { ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldNotes.tsx';
import styles from './Field.module.css';
import { fieldId, fieldState } from './fieldIds.ts';
import input from './Input.module.css';
import { Optional } from './Optional.tsx';

/** What every input has around it. */
export interface FrameProps {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A second control in the row of the label, reached after the input. */
  action?: ReactNode;
  /** Stands below the input. */
  below?: ReactNode;
  /** Ids of what else is read out with the input, between hint and error. */
  describedBy?: readonly string[];
  /** For values of a few characters: no wider than they need where there is room. */
  narrow?: boolean | undefined;
  /** Class of the input, after the one that all inputs share. */
  inputClass?: string | undefined;
}

interface FieldFrameProps extends FrameProps {
  /** Stands inside the input, at its end. */
  section?: ReactNode;
  /** The input, with what `inputState` says of it. */
  children: ReactNode;
}

/** Label, hint, error, then the input: the error stands above it, where a keyboard on the screen cannot hide it. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, error, hint, action, below, section, children } = props;
  const { optional = false, narrow = false } = props;
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
        {optional && <Optional className={styles.optional} />}
      </label>
      <FieldHint name={name} text={hint} />
      {error !== undefined && <FieldError name={name} text={error} />}
      <div
        className={narrow ? `${styles.control} ${styles.narrow}` : styles.control}
        data-section={Boolean(section) || undefined}
      >
        {children}
        {Boolean(section) && <div className={styles.section}>{section}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
}

/** Name, state and look of the input in a frame; spread onto it. */
export function inputState(props: FrameProps) {
  const { name, error, hint, describedBy, inputClass } = props;
  const { optional = false, disabled = false } = props;
  return {
    id: fieldId(name),
    name,
    disabled,
    className: inputClass === undefined ? input.input : `${input.input} ${inputClass}`,
    'aria-required': !optional,
    ...fieldState(name, error, hint, describedBy),
  };
}
