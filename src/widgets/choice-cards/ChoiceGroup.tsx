import { FieldError } from '../field/FieldNotes.tsx';
import { errorId, fieldId } from '../field/fieldIds.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { type Choice, ChoiceCard } from './ChoiceCard.tsx';
import styles from './ChoiceCards.module.css';

/** What the question is, whether one or several may be chosen. */
export interface ChoiceQuestion {
  /** The question. */
  legend: string;
  /** The heading of the page asks already: the legend is only read out. */
  legendHidden?: boolean;
  name: string;
  options: readonly Choice[];
  error?: string | undefined;
  /** What stands beside the cards is being calculated: the old words stay, grey. */
  busy?: boolean;
}

interface ChoiceGroupProps extends ChoiceQuestion {
  type: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
}

/** The cards of a question below its legend and error; the first card carries the field's id. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, legendHidden = false, name, options, error, type, isChosen, onChoose } = props;
  const { busy = false } = props;
  const isWrong = error !== undefined || undefined;
  // Only a group of radios has a role that can be required and invalid.
  const said =
    type === 'radio'
      ? ({ role: 'radiogroup', 'aria-required': 'true', 'aria-invalid': isWrong } as const)
      : { 'data-invalid': isWrong };
  return (
    <fieldset
      className={styles.group}
      {...said}
      data-busy={busy || undefined}
      aria-describedby={error === undefined ? undefined : errorId(name)}
    >
      <legend className={styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.cards}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            type={type}
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
            name={name}
            choice={option}
            checked={isChosen(option.value)}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
