import { useWords } from '../theme/useWords.ts';

/** Says behind the label that the field may stay empty (`specification §5`). */
export function Optional({ className }: { className: string | undefined }) {
  const say = useWords('field', { optional: '(optional)' });
  return <span className={className}>{` ${say('optional')}`}</span>;
}
