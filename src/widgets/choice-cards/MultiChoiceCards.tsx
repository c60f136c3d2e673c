import { ChoiceGroup, type ChoiceQuestion } from './ChoiceGroup.tsx';

export interface MultiChoiceCardsProps extends ChoiceQuestion {
  value: readonly string[];
  /** What is chosen, in the order of the options. */
  onChange: (value: string[]) => void;
}

/** Several of a few, each a card with its consequence. */
export function MultiChoiceCards({ value, onChange, ...question }: MultiChoiceCardsProps) {
  const toggled = (chosen: string) =>
    question.options
      .map((option) => option.value)
      .filter((each) => (each === chosen) !== value.includes(each));
  return (
    <ChoiceGroup
      {...question}
      type="checkbox"
      isChosen={(option) => value.includes(option)}
      onChoose={(option) => onChange(toggled(option))}
    />
  );
}
