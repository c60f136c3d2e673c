import box from '../field/ChoiceBox.module.css';
import styles from './ChoiceCards.module.css';

export interface Choice {
  value: string;
  label: string;
  /** One line of consequence. */
  subline?: string | undefined;
  /** Short and right-aligned, a price for example. */
  aside?: string | undefined;
  /** Cannot be chosen, but can be read and reached. */
  disabled?: boolean;
  /** Why it cannot be chosen. */
  reason?: string | undefined;
}

interface ChoiceCardProps {
  /** One of the group, or any number. */
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  choice: Choice;
  checked: boolean;
  onChoose: () => void;
}

export function ChoiceCard({ type, id, name, choice, checked, onChoose }: ChoiceCardProps) {
  const { label, subline, aside, disabled = false, reason } = choice;
  const details = [
    ...(subline === undefined ? [] : [{ id: `${id}-subline`, text: subline }]),
    ...(disabled && reason !== undefined ? [{ id: `${id}-reason`, text: reason }] : []),
  ];
  const asideId = `${id}-aside`;
  const describedBy = [
    ...(aside === undefined ? [] : [asideId]),
    ...details.map((detail) => detail.id),
  ].join(' ');

  return (
    <div className={`${box.box} ${styles.card}`} data-disabled={disabled || undefined}>
      <input
        type={type}
        id={id}
        name={name}
        className={`${box.mark} ${styles.mark}`}
        value={choice.value}
        checked={checked}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        // aria-disabled instead of disabled: the reason must be reachable with the keyboard.
        onChange={() => !disabled && onChoose()}
      />
      <div className={styles.head}>
        <label htmlFor={id} className={`${box.label} ${styles.label}`}>
          {label}
        </label>
        {aside !== undefined && (
          <span className={styles.aside} id={asideId}>
            {aside}
          </span>
        )}
      </div>
      {details.map((detail) => (
        <p key={detail.id} className={styles.detail} id={detail.id}>
          {detail.text}
        </p>
      ))}
    </div>
  );
}
