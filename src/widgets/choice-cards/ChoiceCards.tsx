import { ChoiceGroup, type ChoiceQuestion } from './ChoiceGroup.tsx';

export interface ChoiceCardsProps extends ChoiceQuestion {
  value: string | null;
  onChange: (value: string) => void;
}

/** One of a few, each a card with its consequence. */
export function ChoiceCards({ value, onChange, ...question }: ChoiceCardsProps) {
  return (
    <ChoiceGroup
      {...question}
      type="radio"
      isChosen={(option) => option === value}
      onChoose={onChange}
    />
  );
}
