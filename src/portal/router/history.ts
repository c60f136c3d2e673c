/** An entry of the tab's history. */
export interface Place {
  readonly pathname: string;
  /** With its `?`; empty where there is none. */
  readonly search: string;
  /** With its `#`; empty where there is none. */
  readonly hash: string;
  /** What whoever led here says of it; null where nothing was said. */
  readonly state: unknown;
  /** Names the entry, also when the browser comes back to it. */
  readonly key: string;
}

interface Options {
  /** In place of the present entry. */
  replace?: boolean;
  state?: unknown;
}

/** Leads to an address of this origin, or so many entries back or forth. */
export function navigate(to: string | number, { replace = false, state = null }: Options = {}) {
  if (typeof to === 'number') return history.go(to);
  const { pathname, search, hash } = new URL(to, location.href);
  const entry: Entry = { usr: state, key: newKey(), idx: historyIndex() + (replace ? 0 : 1) };
  const address = pathname + search + hash;
  if (replace) history.replaceState(entry, '', address);
  else history.pushState(entry, '', address);
  tell();
}

/** Where the tab is. */
export function here(): Place {
  const { pathname, search, hash } = location;
  const { usr: state, key } = entry();
  return { pathname, search, hash, state, key };
}

/** How many entries lie before this one. */
export function historyIndex(): number {
  return entry().idx;
}

/** Hears of every new place, by whichever way it was reached; stops when what it returns is called. */
export function onPlace(hear: (place: Place) => void): () => void {
  listeners.add(hear);
  addEventListener('popstate', tell);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) removeEventListener('popstate', tell);
  };
}

const listeners = new Set<(place: Place) => void>();

function tell(): void {
  const place = here();
  for (const hear of listeners) hear(place);
}

/** As the browser keeps it; an entry that it made itself has nothing. */
interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

function entry(): Entry {
  const key = kept('key');
  const idx = kept('idx');
  return {
    usr: kept('usr') ?? null,
    key: typeof key === 'string' ? key : 'default',
    idx: typeof idx === 'number' ? idx : 0,
  };
}

function kept(name: keyof Entry): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
