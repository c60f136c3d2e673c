import type { ChangeEvent } from 'react';
import { Field } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './IbanField.module.css';
import { type FindBank, type Search, useBank } from './useBank.ts';

export interface IbanFieldProps {
  name: string;
  /** Capitals and digits without spaces. */
  value: string;
  onChange: (value: string) => void;
  /** Default `IBAN`. */
  label?: string;
  /** Keep it stable: each new function asks again. */
  findBank?: FindBank;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** An account, in groups of four while it is typed; below it the bank, so that a slip is noticed. */
export function IbanField(props: IbanFieldProps) {
  const say = useWords('iban-field', words);
  const { label = say('iban'), value, onChange, findBank, ...field } = props;
  const search = useBank(isWhole(value) ? value : '', findBank);

  function change(
    typed: string,
    { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  ) {
    const next = regrouped({ text: typed, caret: input.selectionStart ?? typed.length });
    const forward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
    // Only the gap was deleted: it comes back, and the next press shall reach what is behind it.
    if (forward && compact(typed) === value) next.caret += 1;
    // Written before React does, which would put the cursor at the end.
    if (next.text !== typed) input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    onChange(compact(next.text));
  }

  return (
    <Field
      {...field}
      label={label}
      value={inGroups(value)}
      type="text"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputClass={styles.iban}
      onChange={change}
      below={<BankLine search={search} hasError={field.error !== undefined} />}
    />
  );
}

/** Says what was found politely; it never takes the place of an error, nor says it a second time. */
function BankLine({ search, hasError }: { search: Search; hasError: boolean }) {
  const say = useWords('iban-field', words);
  const bank = typeof search === 'object' ? search.found : null;
  return (
    <output className={styles.bank} data-found={(bank !== null && 'name' in bank) || undefined}>
      {(search === 'searching' || search === 'failed') && say(search)}
      {typeof search === 'object' && bank === null && say('keineBank')}
      {bank !== null && 'reason' in bank && !hasError && bank.reason}
      {bank !== null && 'name' in bank && (
        <>
          <Icon name="check" size={18} />
          {bank.name}
        </>
      )}
    </output>
  );
}

/** A German account has 22 characters; of other countries the shortest length is enough to ask. */
function isWhole(iban: string): boolean {
  return !iban.startsWith('DE') || iban.length === 22;
}

const words = {
  iban: 'IBAN',
  searching: 'Die Bank wird gesucht …',
  failed: 'Die Bank lässt sich gerade nicht nachschlagen. Sie können fortfahren.',
  keineBank: 'Zu dieser IBAN kennen wir keine Bank.',
} as const;

/** What is stored of the text in the field: capitals and digits only, without the word IBAN before them. */
export function compact(text: string): string {
  const characters = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return characters.replace(/^IBAN(?=[A-Z]{2})/, '');
}

/** Groups of four, as on a bank card. */
export function inGroups(stored: string): string {
  return stored.match(/.{1,4}/gu)?.join(' ') ?? '';
}

interface Typed {
  text: string;
  /** Characters before the cursor. */
  caret: number;
}

/** Text and cursor after a change by hand: the gaps are put anew, the cursor stays behind the same character. */
export function regrouped({ text, caret }: Typed): Typed {
  const before = compact(text.slice(0, caret)).length;
  return { text: inGroups(compact(text)), caret: before + Math.floor(Math.max(0, before - 1) / 4) };
}
