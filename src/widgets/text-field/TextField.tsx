import { FieldFrame } from '../field/FieldFrame.tsx';
import { fieldId, fieldState } from '../field/fieldIds.ts';
import styles from '../field/Input.module.css';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  spellCheck?: boolean;
  autoFocus?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, error, hint, optional = false, ...input } = props;
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint} optional={optional}>
      <input
        type="text"
        {...input}
        {...fieldState(name, error, hint)}
        id={fieldId(name)}
        name={name}
        className={styles.input}
        value={value}
        aria-required={!optional}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
