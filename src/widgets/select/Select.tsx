import { useEffect, useEffectEvent } from 'react';
import { FieldFrame, inputState } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import { chosenOption, type ListOption } from './chosenOption.ts';
import styles from './Select.module.css';

export interface SelectProps {
  label: string;
  name: string;
  /** Empty while nothing is chosen. */
  value: string;
  /** Also called when the value is not, or no longer, among the options. */
  onChange: (value: string) => void;
  options: readonly ListOption[];
  /** Chosen first where it is among the options; the first option otherwise. */
  preferred?: string;
  /** The choice matters: it begins with "Bitte wählen" and nothing is chosen for the customer. */
  ask?: boolean;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** One of many; the list is the browser's own, on a phone the system's. */
export function Select(props: SelectProps) {
  const { name, label, value, onChange, options, preferred, ask = false } = props;
  const { error, hint, optional, disabled } = props;
  const say = useWords('select', { waehlen: 'Bitte wählen' });
  const chosen = chosenOption(options, value, { preferred, ask });

  const correct = useEffectEvent(() => onChange(chosen));
  useEffect(() => {
    if (chosen !== value) correct();
  }, [chosen, value]);

  const field = { name, label, error, hint, optional, disabled, inputClass: styles.select };

  return (
    <FieldFrame {...field} section={<Icon name="down" />}>
      <select
        {...inputState(field)}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {(ask || options.length === 0) && <option value="">{say('waehlen')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
