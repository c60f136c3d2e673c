import { useState } from 'react';
import input from '../field/Input.module.css';
import { useWords } from '../theme/useWords.ts';
import { nearestIndex, typedNumber } from './nearest.ts';
import type { RangeOption } from './Range.tsx';
import styles from './Range.module.css';

interface TypedValueProps {
  label: string;
  options: readonly RangeOption[];
  index: number;
  onChange: (index: number) => void;
}

/** The value as a field: taken on leaving it or with Enter, and brought to the nearest option. */
export function TypedValue({ label, options, index, onChange }: TypedValueProps) {
  const say = useWords('range', words);
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');

  function take() {
    if (draft === null) return;
    setDraft(null);
    const wanted = typedNumber(draft);
    const nearest = wanted === undefined ? index : nearestIndex(options, wanted);
    const taken = options[nearest];
    const remark = taken && remarkOn(wanted, taken);
    setNote(remark ? say(remark, { label: taken.label }) : '');
    if (nearest !== index) onChange(nearest);
  }

  return (
    <div className={styles.typed}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={`${input.input} ${styles.input}`}
        aria-label={say('eingeben', { label })}
        value={draft ?? options[index]?.label ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          setNote('');
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || draft === null) return;
          event.preventDefault();
          take();
        }}
      />
      <output className={styles.note}>{note}</output>
    </div>
  );
}

function remarkOn(wanted: number | undefined, taken: RangeOption) {
  if (wanted === taken.value) return null;
  return wanted === undefined ? 'keineZahl' : 'naechster';
}

const words = {
  eingeben: '{label}: Wert eingeben',
  keineZahl: 'Bitte geben Sie eine Zahl ein. Es bleibt bei {label}.',
  naechster: 'Der nächste wählbare Wert ist {label}.',
} as const;
