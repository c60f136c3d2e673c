import { FieldError } from '../field/FieldError.tsx';
import { errorId, fieldId } from '../field/fieldIds.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { type Choice, ChoiceCard } from './ChoiceCard.tsx';
import styles from './ChoiceCards.module.css';

export interface ChoiceCardsProps {
  /** The question. */
  legend: string;
  /** The heading of the page asks already: the legend is only read out. */
  legendHidden?: boolean;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly Choice[];
  error?: string | undefined;
}

/** One of a few, each a card with its consequence; the first card carries the field's id. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, legendHidden = false, name, value, onChange, options, error } = props;
  return (
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
      <div className={styles.cards}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
            name={name}
            choice={option}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
