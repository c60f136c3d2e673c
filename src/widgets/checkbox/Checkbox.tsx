import type { ReactNode } from 'react';
import { FieldError } from '../field/FieldNotes.tsx';
import { fieldId, fieldState, hintId } from '../field/fieldIds.ts';
import { Optional } from '../field/Optional.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  /** A sentence the customer agrees to; it may hold links and run over lines. */
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; a checkbox is required otherwise (`specification §5`). */
  optional?: boolean;
  disabled?: boolean;
}

/** A yes to one sentence. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, checked, onChange, error, hint, optional = false, disabled } = props;
  return (
    <div className={styles.frame}>
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          id={fieldId(name)}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={!optional}
          {...fieldState(name, error, hint)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label className={styles.label} htmlFor={fieldId(name)}>
          {label}
          {optional && <Optional className={styles.optional} />}
        </label>
        {hint !== undefined && (
          <p className={styles.hint} id={hintId(name)}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
