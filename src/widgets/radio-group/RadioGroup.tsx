import { FieldError } from '../field/FieldNotes.tsx';
import { errorId, fieldId, hintId } from '../field/fieldIds.ts';
import { Optional } from '../field/Optional.tsx';
import { Radio, type RadioOption } from './Radio.tsx';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  /** The question. */
  label: string;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  /** The question is as large as above cards: it begins a part of the page. */
  prominent?: boolean;
  /** No option can be chosen. */
  disabled?: boolean;
}

/** One of a few short answers; the first carries the field's id. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, value, onChange, options, error, hint } = props;
  const { optional = false, prominent = false, disabled = false } = props;
  const describedBy = [
    ...(hint === undefined ? [] : [hintId(name)]),
    ...(error === undefined ? [] : [errorId(name)]),
  ].join(' ');
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-required={!optional}
      aria-disabled={disabled || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles.legend} data-prominent={prominent || undefined}>
        {label}
        {optional && <Optional className={styles.optional} />}
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.options} data-rows={onePerRow(options) || undefined}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
            name={name}
            option={disabled ? { ...option, disabled } : option}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One per row when there are more than 4 options or a label is longer than 30 characters (`specification §5`). */
export function onePerRow(options: readonly { label: string }[]): boolean {
  return options.length > 4 || options.some(({ label }) => label.length > 30);
}
