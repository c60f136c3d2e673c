import { FieldFrame } from '../field/FieldFrame.tsx';
import { fieldId, fieldState } from '../field/fieldIds.ts';
import input from '../field/Input.module.css';
import styles from './CodeField.module.css';
import { codeDigits, codeLength } from './codeDigits.ts';

export interface CodeFieldProps {
  label: string;
  name: string;
  value: string;
  /** At most six digits, whatever was typed or pasted. */
  onChange: (value: string) => void;
  /** Called once when the sixth digit is there. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The one-time code in one field, so that paste and autofill work (`domain/konto.md §1`). */
export function CodeField(props: CodeFieldProps) {
  const { label, name, value, onChange, onComplete, error, hint } = props;

  function change(text: string) {
    const code = codeDigits(text);
    if (code === value) return;
    onChange(code);
    if (code.length === codeLength) onComplete?.(code);
  }

  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      <input
        {...fieldState(name, error, hint)}
        id={fieldId(name)}
        name={name}
        type="text"
        className={`${input.input} ${styles.code}`}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        aria-required="true"
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
