import { type KeyboardEvent, useState } from 'react';
import { Field } from '../field/Field.tsx';
import { fieldId } from '../field/fieldIds.ts';
import type { Say } from '../theme/dictionary.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { comboboxState } from './comboboxState.ts';
import styles from './SuggestField.module.css';
import { SuggestList } from './SuggestList.tsx';
import {
  type SuggestionState,
  type Suggest,
  type Suggestion,
  useSuggestions,
} from './useSuggestions.ts';

export interface SuggestFieldProps {
  label: string;
  name: string;
  /** The text in the field; any text may stand there. */
  value: string;
  onChange: (value: string) => void;
  /** Keep it stable: each new function asks again. */
  suggest: Suggest;
  /** After `onChange` with its label: the entry that was taken. */
  onChoose?: (suggestion: Suggestion) => void;
  /** Called on leaving the field. */
  onLeave?: () => void;
  /** Characters before anything is suggested; default 2. */
  from?: number;
  /** What stands there when nothing fits; default lets her write on. */
  noneFound?: string;
  /** What stands there when nobody can be asked; default lets her write on. */
  failed?: string;
  /** Default `off`. */
  autoComplete?: string;
  placeholder?: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** A text with suggestions while it is typed: ↑ ↓ through them, Enter takes one, Esc puts them away. */
export function SuggestField(props: SuggestFieldProps) {
  const { suggest, onChoose, onLeave, from = 2, noneFound, failed, ...rest } = props;
  const { value, onChange, autoComplete = 'off', ...field } = rest;
  const say = useWords('suggest-field', words);
  const [open, setOpen] = useState(false);
  const [focus, setFocus] = useState<{ list: readonly Suggestion[]; index: number } | null>(null);
  const typed = open && value.trim().length >= from ? value.trim() : null;
  const { state, list } = useSuggestions(typed, suggest);
  const heard = news(state, say, { none: noneFound, failed });
  // Of another list the place means nothing.
  const active = focus?.list === list ? focus.index : -1;
  const shown = list.length > 0;
  const listId = `${fieldId(field.name)}-list`;

  function choose(suggestion: Suggestion) {
    setOpen(false);
    setFocus(null);
    onChange(suggestion.label);
    onChoose?.(suggestion);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = list[active];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (shown) setFocus({ list, index: nextEntry(active, step, list.length) });
      else setOpen(true);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && typed !== null) {
      // Not meant for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setFocus(null);
    }
  }

  return (
    <Field
      {...field}
      value={value}
      type="text"
      {...comboboxState(listId, { shown, active })}
      autoComplete={autoComplete}
      spellCheck={false}
      onChange={(text, { currentTarget }) => {
        setFocus(null);
        // A browser that fills in a whole form is not asking.
        setOpen(document.activeElement === currentTarget);
        onChange(text);
      }}
      onKeyDown={press}
      onBlur={() => {
        setOpen(false);
        onLeave?.();
      }}
      below={
        <div className={styles.below}>
          {shown && (
            <SuggestList {...{ id: listId, label: field.label, list, active }} onChoose={choose} />
          )}
          {!shown && typed !== null && <Note state={state} heard={heard} />}
          <VisuallyHidden>
            <output>{heard}</output>
          </VisuallyHidden>
        </div>
      }
    />
  );
}

/** Floats like the list, so that nothing below it jumps. */
function Note({ state, heard }: { state: SuggestionState; heard: string }) {
  const say = useWords('suggest-field', words);
  const text = state === 'searching' ? say('searching') : heard;
  if (text === '') return null;
  return (
    <p className={styles.note} data-waiting={state === 'searching' || undefined} aria-hidden="true">
      {text}
    </p>
  );
}

function news(
  state: SuggestionState,
  say: Say<typeof words>,
  { none, failed }: { none: string | undefined; failed: string | undefined },
): string {
  if (state === 'failed') return failed ?? say('failed');
  if (typeof state !== 'object') return '';
  if (state.length === 0) return none ?? say('none');
  return state.length === 1 ? say('einer') : say('mehrere', { count: state.length });
}

const words = {
  none: 'Dazu haben wir keinen Vorschlag. Sie können einfach weiterschreiben.',
  searching: 'Vorschläge werden gesucht …',
  failed: 'Die Vorschläge lassen sich gerade nicht laden. Sie können einfach weiterschreiben.',
  einer: 'Ein Vorschlag.',
  mehrere: '{count} Vorschläge.',
} as const;

/** The entry one step on in a ring in which -1 stands for the field itself. */
export function nextEntry(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
