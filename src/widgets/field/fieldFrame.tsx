import type { ReactNode } from 'react';
import { ErrorText } from './FieldError.tsx';
import styles from './Field.module.css';
import { errorId, fieldId, fieldState, hintId } from './fieldIds.ts';
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

/** Label, hint, error and ids for any of Mantine's inputs; spread onto it. */
export function fieldFrame(props: FrameProps) {
  const { name, label, error, hint, action, below, describedBy, inputClass } = props;
  const { optional = false, disabled = false, narrow = false } = props;
  return {
    id: fieldId(name),
    name,
    disabled,
    label: <LabelText text={label} optional={optional} />,
    description: hint,
    descriptionProps: { id: hintId(name) },
    error: error !== undefined && <ErrorText text={error} />,
    errorProps: { id: errorId(name) },
    // Mantine names the error before the hint; they are read out as they stand.
    attributes: { input: fieldState(name, error, hint, describedBy) },
    'aria-required': !optional,
    classNames: {
      root: styles.frame,
      label: styles.label,
      description: styles.hint,
      error: styles.error,
      wrapper: narrow ? `${styles.control} ${styles.narrow}` : styles.control,
      section: styles.section,
      input: inputClass === undefined ? input.input : `${input.input} ${inputClass}`,
    },
    inputContainer: (control: ReactNode) => (
      <>
        {control}
        {action !== undefined && <div className={styles.action}>{action}</div>}
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </>
    ),
  };
}

function LabelText({ text, optional }: { text: string; optional: boolean }) {
  return (
    <>
      {text}
      {optional && <Optional className={styles.optional} />}
    </>
  );
}
