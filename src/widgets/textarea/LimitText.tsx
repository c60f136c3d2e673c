import { limitId } from '../field/fieldIds.ts';
import { useWords } from '../theme/useWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';

/** How much is taken; part of the field's description, so it stands still while the count runs. */
export function LimitText({ name, limit }: { name: string; limit: number }) {
  const say = useWords('textarea', { grenze: 'Höchstens {limit} Zeichen.' });
  return (
    <VisuallyHidden>
      <span id={limitId(name)}>{say('grenze', { limit: limit.toLocaleString('de-DE') })}</span>
    </VisuallyHidden>
  );
}
