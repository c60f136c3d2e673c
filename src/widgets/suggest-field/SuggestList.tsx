import { useWords } from '../theme/useWords.ts';
import { entryState, listState } from './comboboxState.ts';
import styles from './SuggestField.module.css';
import type { Suggestion } from './useSuggestions.ts';

export interface SuggestListProps {
  id: string;
  /** Whose suggestions these are. */
  label: string;
  list: readonly Suggestion[];
  /** The entry the keyboard is on; -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** The entries below the field; the focus stays in the field. */
export function SuggestList({ id, label, list, active, onChoose }: SuggestListProps) {
  const say = useWords('suggest-field', { vorschlaege: 'Vorschläge: {label}' });
  return (
    <div className={styles.list} {...listState(id, say('vorschlaege', { label }))}>
      {list.map((suggestion, index) => (
        <div
          key={suggestion.value}
          ref={index === active ? bringIntoView : null}
          className={styles.entry}
          {...entryState(id, { index, active, onChoose: () => onChoose(suggestion) })}
        >
          {suggestion.label}
          {suggestion.detail !== undefined && (
            <span className={styles.detail}> {suggestion.detail}</span>
          )}
        </div>
      ))}
    </div>
  );
}

function bringIntoView(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}
