import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './PhoneField.module.css';

export interface PhoneFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Default `Handynummer` (`specification §5`). */
  label?: string;
  /** Default `+49 123 4567890` (`specification §5`). */
  placeholder?: string;
  /** The number as it is stored, for what was typed; null while it is none. Shown after leaving the field. */
  normalise?: (typed: string) => string | null;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** A phone number, written as people write it: with spaces, brackets, slash, 0 or +49. */
export function PhoneField(props: PhoneFieldProps) {
  const say = useWords('phone-field', words);
  const { label = say('handynummer'), placeholder = say('muster'), normalise, ...rest } = props;
  const { value, onChange, ...field } = rest;
  const [left, setLeft] = useState(false);
  const [typed, setTyped] = useState(false);
  const stored = left ? (normalise?.(value) ?? null) : null;
  const isOther = stored !== null && stored !== value.replaceAll(/\s/g, '');

  return (
    <Field
      {...field}
      label={label}
      placeholder={placeholder}
      value={value}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      narrow
      onChange={(text) => {
        setLeft(false);
        setTyped(true);
        onChange(text);
      }}
      onBlur={() => setLeft(true)}
      below={
        // Its place is kept once something is typed: else what is clicked next moves from under the pointer.
        <output className={styles.stored} data-kept={typed || undefined}>
          {isOther && say('gespeichert', { stored })}
        </output>
      }
    />
  );
}

const words = {
  handynummer: 'Handynummer',
  muster: '+49 123 4567890',
  gespeichert: 'Wir speichern {stored}',
} as const;
