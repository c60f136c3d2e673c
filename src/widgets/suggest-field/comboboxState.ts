/** Id of an entry, for `aria-activedescendant`. */
function entryId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What the input says about its list; spread onto it. A list that is not there is not named. */
export function comboboxState(listId: string, { shown, active }: List) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    ...(shown ? { 'aria-controls': listId } : {}),
    ...(active === -1 ? {} : { 'aria-activedescendant': entryId(listId, active) }),
  } as const;
}

interface List {
  shown: boolean;
  /** The entry the keyboard is on; -1 for none. */
  active: number;
}

/** What the list says about itself; spread onto it. */
export function listState(listId: string, label: string) {
  return { id: listId, role: 'listbox', 'aria-label': label } as const;
}

/** What an entry says about itself, and how it is taken by mouse and finger; spread onto it. */
export function entryState(
  listId: string,
  { index, active, onChoose }: { index: number; active: number; onChoose: () => void },
) {
  return {
    id: entryId(listId, index),
    role: 'option',
    'aria-selected': index === active,
    onClick: onChoose,
    // Leaves the focus where it is, also while a finger scrolls.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const;
}
