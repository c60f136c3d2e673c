import type { ReactNode } from 'react';
import { FieldError } from '../field/FieldNotes.tsx';
import { errorId, fieldId } from '../field/fieldIds.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { TariffLine, type ComparedLine } from './TariffLine.tsx';
import styles from './TariffComparison.module.css';

export interface ComparedTariff {
  value: string;
  label: string;
  /** As read, without its unit: "6,02"; a dash while there is none. */
  price?: string | undefined;
  /** "EUR im Monat" */
  per?: string | undefined;
  /** Why it cannot be chosen; it can be read and reached all the same. */
  reason?: string | undefined;
}

export interface TariffComparisonProps {
  /** The question. */
  legend: string;
  /** A heading asks already: the legend is only read out. */
  legendHidden?: boolean;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  /** Two to four, in the order of what they cover. */
  tariffs: readonly ComparedTariff[];
  /** What they differ in: a value for each tariff, in their order. */
  lines: readonly ComparedLine[];
  /** What every one of them covers, one sentence. */
  always?: string | undefined;
  /** Which one is recommended, in one word above it, and the sentence that says why. */
  advice?: { value: string; badge: string; sentence: ReactNode } | undefined;
  /** Their prices are being calculated: the old ones stay, grey. */
  stale?: boolean;
  error?: string | undefined;
}

/**
 * Tariffs side by side, the same line in the same place: a table whose chosen column is one, on the phone cards with
 * a row of values for each line (`reference/look.md`). Nothing scrolls sideways.
 */
export function TariffComparison(props: TariffComparisonProps) {
  const { legend, legendHidden = false, name, value, onChange, tariffs, lines, error } = props;
  const { always, advice, stale = false } = props;
  return (
    <div className={styles.comparison} data-count={tariffs.length}>
      <fieldset
        className={styles.group}
        role="radiogroup"
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId(name)}
      >
        <legend className={styles.legend}>
          {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
        </legend>
        {error !== undefined && <FieldError name={name} text={error} />}
        <div className={styles.heads} data-stale={stale || undefined}>
          {always !== undefined && <p className={styles.always}>{always}</p>}
          {tariffs.map((tariff, index) => (
            <Head
              key={tariff.value}
              id={index === 0 ? fieldId(name) : `${fieldId(name)}-${tariff.value}`}
              {...{ name, tariff }}
              badge={advice?.value === tariff.value ? advice.badge : undefined}
              checked={tariff.value === value}
              onChoose={() => onChange(tariff.value)}
            />
          ))}
        </div>
      </fieldset>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((line) => (
            <TariffLine key={line.label} {...{ line, tariffs, value }} />
          ))}
        </dl>
      )}
      {tariffs.map(({ value: of, label, reason }) =>
        reason === undefined ? null : (
          <p key={of} className={styles.reason}>
            <b>{label}:</b> <span id={`${fieldId(name)}-${of}-reason`}>{reason}</span>
          </p>
        ),
      )}
      {advice !== undefined && (
        <p className={styles.advice}>
          <Icon name="check" size={22} />
          <span>{advice.sentence}</span>
        </p>
      )}
    </div>
  );
}

interface HeadProps {
  id: string;
  name: string;
  tariff: ComparedTariff;
  badge: string | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** Radio, name and price of one tariff. */
function Head({ id, name, tariff, badge, checked, onChoose }: HeadProps) {
  const { value, label, price = '–', per, reason } = tariff;
  const isClosed = reason !== undefined;
  const described = [
    `${id}-price`,
    ...(badge === undefined ? [] : [`${id}-badge`]),
    ...(isClosed ? [`${fieldId(name)}-${value}-reason`] : []),
  ].join(' ');
  return (
    <div
      className={styles.head}
      data-chosen={checked || undefined}
      data-closed={isClosed || undefined}
    >
      {badge !== undefined && (
        <span id={`${id}-badge`} className={styles.badge}>
          {badge}
        </span>
      )}
      <input
        type="radio"
        className={styles.radio}
        {...{ id, name, value, checked }}
        aria-disabled={isClosed || undefined}
        aria-describedby={described}
        // aria-disabled instead of disabled: the reason must be reachable with the keyboard.
        onChange={() => !isClosed && onChoose()}
      />
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <p id={`${id}-price`} className={styles.price}>
        <span className={styles.amount}>{price}</span> <span className={styles.per}>{per}</span>
      </p>
    </div>
  );
}
