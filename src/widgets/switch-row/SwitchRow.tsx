import type { ReactNode } from 'react';
import { errorId, fieldId } from '../field/fieldIds.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './SwitchRow.module.css';

export interface SwitchRowProps {
  name: string;
  /** One of several that make one answer: the name they share, and its value. */
  group?: string;
  value?: string;
  label: string;
  /** What it covers, in one line. */
  line?: string | undefined;
  /** What it costs by itself, before it is touched: "+ 1,88 EUR". */
  price?: string | undefined;
  /** "im Monat" */
  per?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it cannot be chosen; it can be read and reached all the same. */
  reason?: string | undefined;
  /** Its price is being calculated: the old one stays, grey. */
  busy?: boolean;
  /** What failed, what holds nevertheless and the way on; stands in the row. */
  error?: ReactNode;
  /** Below the line, a button that changes the sum for example. */
  more?: ReactNode;
}

/** One thing that can be added to the cover, with its own price; stands in a `RowList`. */
export function SwitchRow(props: SwitchRowProps) {
  const { name, label, line, price, per, checked, onChange, reason, busy = false } = props;
  const { error, more, group, value } = props;
  const id = fieldId(name);
  const isClosed = reason !== undefined;
  const described = [
    ...(line === undefined ? [] : [`${id}-line`]),
    ...(price === undefined ? [] : [`${id}-price`]),
    ...(isClosed ? [`${id}-reason`] : []),
    ...(error === undefined ? [] : [errorId(name)]),
  ].join(' ');
  return (
    <li className={styles.row} data-closed={isClosed || undefined} data-busy={busy || undefined}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {line !== undefined && (
          <p className={styles.line} id={`${id}-line`}>
            {line}
          </p>
        )}
        {isClosed && (
          <p className={styles.reason} id={`${id}-reason`}>
            {reason}
          </p>
        )}
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </div>
      {price !== undefined && (
        <p className={styles.price} id={`${id}-price`}>
          {price}
          {per !== undefined && <small> {per}</small>}
        </p>
      )}
      <input
        type="checkbox"
        role="switch"
        id={id}
        name={group ?? name}
        value={value}
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        aria-disabled={isClosed || undefined}
        aria-describedby={described === '' ? undefined : described}
        // aria-disabled instead of disabled: the reason must be reachable with the keyboard.
        onChange={(event) => !isClosed && onChange(event.currentTarget.checked)}
      />
      {error !== undefined && (
        <div role="alert" className={styles.error} id={errorId(name)}>
          <Icon name="alert" size={20} />
          <div>{error}</div>
        </div>
      )}
    </li>
  );
}
