import box from '../field/ChoiceBox.module.css';
import styles from './RadioGroup.module.css';

/** One answer; source `specification §3`, radio option. */
export interface RadioOption {
  value: string;
  label: string;
  subline?: string | undefined;
  /** Cannot be chosen, but can be read and reached. */
  disabled?: boolean;
}

interface RadioProps {
  id: string;
  name: string;
  option: RadioOption;
  checked: boolean;
  onChoose: () => void;
}

export function Radio({ id, name, option, checked, onChoose }: RadioProps) {
  const { value, label, subline, disabled = false } = option;
  const sublineId = `${id}-subline`;
  return (
    <div className={`${box.box} ${styles.option}`} data-disabled={disabled || undefined}>
      <input
        type="radio"
        className={`${box.mark} ${styles.radio}`}
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-disabled={disabled || undefined}
        aria-describedby={subline === undefined ? undefined : sublineId}
        // aria-disabled instead of disabled: its subline says why and must be reachable.
        onChange={() => !disabled && onChoose()}
      />
      <label className={`${box.label} ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      {subline !== undefined && (
        <p className={styles.subline} id={sublineId}>
          {subline}
        </p>
      )}
    </div>
  );
}
