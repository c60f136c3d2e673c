import { FieldError, FieldHint } from '../field/FieldNotes.tsx';
import { errorId, fieldId, hintId } from '../field/fieldIds.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './Segments.module.css';

export interface Segment {
  value: string;
  /** One or two short words: "Morgen", "250 EUR". */
  label: string;
  /** Small and short, what it saves or the day: "− 0,74", "23. Nov.". */
  line?: string | undefined;
  /** Why it cannot be chosen; it can be read and reached all the same. */
  reason?: string | undefined;
}

export interface SegmentsProps {
  /** The question. */
  legend: string;
  /** A heading asks already: the legend is only read out. */
  legendHidden?: boolean;
  /** The question is as large as above cards: it begins a part of the page. */
  prominent?: boolean;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  /** Two to four. */
  options: readonly Segment[];
  hint?: string | undefined;
  error?: string | undefined;
}

/** One of two to four short words, side by side (`reference/look.md`); the first carries the field's id. */
export function Segments(props: SegmentsProps) {
  const { legend, legendHidden = false, prominent = false, name, value, onChange } = props;
  const { options, hint, error } = props;
  const described = [
    ...(hint === undefined ? [] : [hintId(name)]),
    ...(error === undefined ? [] : [errorId(name)]),
  ].join(' ');
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend className={styles.legend} data-prominent={prominent || undefined}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <FieldHint name={name} text={hint} />
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.segments} data-count={options.length}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
            {...{ name, option }}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      {options.map(({ value: of, label, reason }, index) =>
        reason === undefined ? null : (
          <p key={of} className={styles.reason}>
            <b>{label}:</b>{' '}
            <span id={`${index === 0 ? fieldId(name) : `${fieldId(name)}-${of}`}-reason`}>
              {reason}
            </span>
          </p>
        ),
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  option: Segment;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ id, name, option, checked, onChoose }: ChoiceProps) {
  const { value, label, line, reason } = option;
  const isClosed = reason !== undefined;
  const described = [
    ...(line === undefined ? [] : [`${id}-line`]),
    ...(isClosed ? [`${id}-reason`] : []),
  ].join(' ');
  return (
    <div className={styles.segment} data-closed={isClosed || undefined}>
      <input
        type="radio"
        className={styles.radio}
        {...{ id, name, value, checked }}
        aria-disabled={isClosed || undefined}
        aria-describedby={described === '' ? undefined : described}
        // aria-disabled instead of disabled: the reason must be reachable with the keyboard.
        onChange={() => !isClosed && onChoose()}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {line !== undefined && (
        <small id={`${id}-line`} className={styles.line}>
          {line}
        </small>
      )}
    </div>
  );
}
