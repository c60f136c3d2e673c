import { createContext, useContext } from 'react';
import { useBrand } from './brandContext.ts';
import { dictionary, type Say, type Words } from './dictionary.ts';

/** Whether the page shows the keys of its texts instead of the texts (`specification §2`). */
export const KeysContext = createContext(false);

/** The words of a widget's own, spelled as in the brand's country, or as keys `widgets.<folder>.<key>`. */
export function useWords<W extends Words>(folder: string, words: W): Say<W> {
  const keys = useContext(KeysContext);
  return dictionary(`widgets.${folder}`, words, { spelling: useBrand().spelling, keys });
}
