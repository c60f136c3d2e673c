import { Field } from '../field/Field.tsx';
import styles from './CodeField.module.css';

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
  const { onComplete, ...field } = props;

  function change(text: string) {
    const code = codeDigits(text);
    if (code === field.value) return;
    field.onChange(code);
    if (code.length === codeLength) onComplete?.(code);
  }

  return (
    <Field
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      inputClass={styles.code}
      onChange={change}
    />
  );
}

const codeLength = 6;

/** The digits of what was typed or pasted: "123 456", "123-456" and a whole message around the code count. */
export function codeDigits(text: string): string {
  const digits = codeInMessage.exec(text)?.[0] ?? text;
  return digits.replaceAll(/\D/g, '').slice(0, codeLength);
}

/** Six digits that stand alone, so that a time or the end of a phone number is not taken for the code. */
const codeInMessage = /(?<![\d+]|\d[.,:/ -])\d{3}[ \u00A0-]?\d{3}(?![ -]?\d)/u;
