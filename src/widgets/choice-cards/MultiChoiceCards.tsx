import { FieldError } from '../field/FieldError.tsx';
import { errorId, fieldId } from '../field/fieldIds.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { type Choice, ChoiceCard } from './ChoiceCard.tsx';
import styles from './ChoiceCards.module.css';

export interface MultiChoiceCardsProps {
  /** The question. */
  legend: string;
  /** The heading of the page asks already: the legend is only read out. */
  legendHidden?: boolean;
  name: string;
  value: readonly string[];
  /** What is chosen, in the order of the options. */
  onChange: (value: string[]) => void;
  options: readonly Choice[];
  error?: string | undefined;
}

/** Several of a few, each a card with its consequence; the first card carries the field's id. */
export function MultiChoiceCards(props: MultiChoiceCardsProps) {
  const { legend, legendHidden = false, name, value, onChange, options, error } = props;
  const toggled = (chosen: string) =>
    options
      .map((option) => option.value)
      .filter((each) => (each === chosen) !== value.includes(each));
  return (
    <fieldset
      className={styles.group}
      data-invalid={error !== undefined || undefined}
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
            type="checkbox"
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
            name={name}
            choice={option}
            checked={value.includes(option.value)}
            onChoose={() => onChange(toggled(option.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
