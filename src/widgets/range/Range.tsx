import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useEffect } from 'react';
import field from '../field/Field.module.css';
import { FieldError, FieldHint } from '../field/FieldNotes.tsx';
import { fieldId, fieldState } from '../field/fieldIds.ts';
import { Drawing } from '../icon/Drawing.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { nearestIndex } from './nearest.ts';
import styles from './Range.module.css';
import { TypedValue } from './TypedValue.tsx';

export interface RangeOption {
  value: number;
  /** As shown and read out, "250.000 EUR" or "Keine". */
  label: string;
}

export interface RangeProps {
  label: string;
  name: string;
  /** What can be chosen, ascending; at least one. */
  options: readonly RangeOption[];
  value: number;
  /** Also called with the nearest option when `value` is none of them. */
  onChange: (value: number) => void;
  /** Lets the value be typed too; for amounts, not for levels. */
  typed?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** Why it cannot be changed; it can still be reached and read. */
  locked?: string | undefined;
}

/** One of several ascending values; snaps to them, arrows move to the next or previous (`specification §4`). */
export function Range(props: RangeProps) {
  const { label, name, options, value, onChange, typed = false, error, hint, locked } = props;
  const index = nearestIndex(options, value);
  const chosen = options[index];
  const id = fieldId(name);
  const move = (to: number) => {
    const option = options[to];
    if (option !== undefined && locked === undefined) onChange(option.value);
  };

  useEffect(() => {
    if (chosen !== undefined && chosen.value !== value) onChange(chosen.value);
  }, [chosen, value, onChange]);

  return (
    <div className={styles.range} data-locked={locked !== undefined || undefined}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint name={name} text={hint} />
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.value}>
        <Step
          word="weniger"
          label={label}
          stopped={locked !== undefined || index === 0}
          onClick={() => move(index - 1)}
        />
        {typed && locked === undefined ? (
          <TypedValue label={label} options={options} index={index} onChange={move} />
        ) : (
          <output className={styles.shown} htmlFor={id}>
            {chosen?.label}
          </output>
        )}
        <Step
          word="mehr"
          label={label}
          stopped={locked !== undefined || index === options.length - 1}
          onClick={() => move(index + 1)}
        />
      </div>
      <Track count={options.length} index={index}>
        <input
          {...fieldState(name, error, hint, locked === undefined ? [] : [`${id}-locked`])}
          type="range"
          className={styles.slider}
          id={id}
          name={name}
          min={0}
          max={options.length - 1}
          step={1}
          value={index}
          aria-valuetext={chosen?.label}
          // aria-disabled instead of disabled: the reason must be reachable with the keyboard.
          aria-disabled={locked !== undefined || undefined}
          onChange={(event) => move(event.currentTarget.valueAsNumber)}
        />
      </Track>
      <p className={styles.ends} aria-hidden="true">
        <span>{options[0]?.label}</span>
        <span>{options.at(-1)?.label}</span>
      </p>
      {locked !== undefined && (
        <p className={styles.locked} id={`${id}-locked`}>
          {locked}
        </p>
      )}
    </div>
  );
}

/** More marks than this are a comb, not a scale. */
const mostTicks = 21;

interface TrackProps {
  count: number;
  index: number;
  children: ReactNode;
}

function Track({ count, index, children }: TrackProps) {
  const share = count > 1 ? index / (count - 1) : 0;
  return (
    <div className={styles.track}>
      <span
        className={styles.bar}
        style={{ backgroundSize: `calc(0.875rem + ${share} * (100% - 1.75rem)) 100%` }}
      />
      {count <= mostTicks && (
        <span className={styles.ticks}>
          {Array.from({ length: count }, (_, tick) => (
            <span key={tick} className={styles.tick} data-passed={tick <= index || undefined} />
          ))}
        </span>
      )}
      {children}
    </div>
  );
}

interface StepProps {
  word: keyof typeof words;
  label: string;
  stopped: boolean;
  onClick: () => void;
}

function Step({ word, label, stopped, onClick }: StepProps) {
  const say = useWords('range', words);
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={stopped || undefined}
      onClick={() => !stopped && onClick()}
    >
      <Drawing of={word === 'mehr' ? IconPlus : IconMinus} size={20} />
      <span className={styles.word}>
        {say(word)}
        <VisuallyHidden> {label}</VisuallyHidden>
      </span>
    </button>
  );
}

const words = {
  weniger: 'Weniger',
  mehr: 'Mehr',
} as const;
