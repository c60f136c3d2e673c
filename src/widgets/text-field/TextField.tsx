import { Field } from '../field/Field.tsx';
import styles from '../field/Input.module.css';
import { useWords } from '../theme/useWords.ts';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and how to mend it; `true` shows the default text (`specification §5`). */
  error?: string | true | undefined;
  hint?: string | undefined;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
  /** `false` for what is no word, a frame number for example: its zero keeps the slash. */
  spellCheck?: boolean;
  autoFocus?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const say = useWords('text-field', { fehler: 'Leider ist ein Fehler aufgetreten' });
  const { error, ...field } = props;
  return (
    <Field
      type="text"
      {...field}
      {...(field.spellCheck === false && { inputClass: styles.code })}
      error={error === true ? say('fehler') : error}
    />
  );
}
