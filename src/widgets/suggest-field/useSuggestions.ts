import { useEffect, useState } from 'react';

/** One entry that can be taken over. */
export interface Suggestion {
  /** What the parent knows it by. */
  value: string;
  /** What is written into the field. */
  label: string;
  /** A quieter word behind it. */
  detail?: string;
}

/** Finds entries for what was typed; aborted when more is typed. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export type SuggestionState = 'idle' | 'searching' | 'failed' | readonly Suggestion[];

const none: readonly Suggestion[] = [];

/** Asks once typing pauses; null asks nothing. While she types on, what was found stays until the next answer. */
export function useSuggestions(
  typed: string | null,
  suggest: Suggest,
): { state: SuggestionState; list: readonly Suggestion[] } {
  const [answer, setAnswer] = useState<{ typed: string; found: SuggestionState } | null>(null);

  useEffect(() => {
    if (typed === null) return undefined;
    const controller = new AbortController();
    const say = (found: SuggestionState) =>
      !controller.signal.aborted && setAnswer({ typed, found });
    const timer = setTimeout(() => {
      suggest(typed, controller.signal).then(say, () => say('failed'));
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, suggest]);

  if (typed === null) return { state: 'idle', list: none };
  const state: SuggestionState = answer?.typed === typed ? answer.found : 'searching';
  const isOnTheWay = state === 'searching' && answer !== null && isPart(answer.typed, typed);
  const list = isOnTheWay ? answer.found : state;
  return { state, list: typeof list === 'object' ? list : none };
}

/** Whether one was typed on from the other. */
function isPart(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Milliseconds without a key before anybody is asked. */
const pause = 200;
