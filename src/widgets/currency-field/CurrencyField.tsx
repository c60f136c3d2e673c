import type { ChangeEvent } from 'react';
import { Field } from '../field/Field.tsx';
import { useTyped } from '../field/useTyped.ts';
import { useWords } from '../theme/useWords.ts';
import { completed, regrouped, withDots, withoutDots } from './amount.ts';
import styles from './CurrencyField.module.css';

export interface CurrencyFieldProps {
  label: string;
  name: string;
  /** Euro without dots and with a comma, `1234,50`; what is no amount as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** An amount in EUR with dots between thousands (`specification §5`, currency input). */
export function CurrencyField(props: CurrencyFieldProps) {
  const { value, onChange, ...field } = props;
  const say = useWords('currency-field', { eur: 'EUR' });
  const [shown, setTyped] = useTyped(value, withoutDots, withDots);

  function change(
    typed: string,
    { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  ) {
    const forward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = input.selectionStart ?? typed.length;
    const put = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : '';
    const next = regrouped(shown, { text: typed, caret, put }, forward);
    // Written before React does, which would put the cursor at the end.
    if (next.text !== typed) {
      input.value = next.text;
    }
    input.setSelectionRange(next.caret, next.caret);
    setTyped(next.text);
    onChange(withoutDots(next.text));
  }

  function leave() {
    const whole = completed(value);
    setTyped(withDots(whole));
    if (whole !== value) onChange(whole);
  }

  return (
    <Field
      {...field}
      value={shown}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      suffix={say('eur')}
      narrow
      inputClass={styles.amount}
      onChange={change}
      onBlur={leave}
    />
  );
}
