import type { ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import styles from './NumberField.module.css';
import { numberOnLeave } from './numberOnLeave.ts';

export interface NumberFieldProps {
  label: string;
  name: string;
  /** As it was typed; a whole number in digits once the field was left. */
  value: string;
  onChange: (value: string) => void;
  /** Default 0; a negative value below it is cleared on leaving the field. */
  min?: number;
  /** Where buttons for more end; more can be typed and is refused on submit. */
  max?: number;
  /** Unit behind the number, `m²` for example. */
  suffix?: string;
  /** Buttons within the field. */
  buttons?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** A whole number, typed as text: the browser's number field swallows what it does not understand. */
export function NumberField(props: NumberFieldProps) {
  const { onChange, min = 0, max: _max, buttons, ...field } = props;
  const { value } = field;
  const left = numberOnLeave(value, min);
  return (
    <Field
      {...field}
      type="text"
      inputMode={min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      narrow
      inputClass={buttons ? `${styles.number} ${styles.stepped}` : styles.number}
      button={buttons}
      onChange={(text) => onChange(text)}
      onBlur={() => left !== value && onChange(left)}
      onWheel={({ currentTarget }) => {
        if (document.activeElement === currentTarget) currentTarget.blur();
      }}
    />
  );
}
