import { useSyncExternalStore } from 'react';

const changed = 'muster:changed';

/** What the address asks the gallery for. */
export function useView() {
  const address = useSyncExternalStore(subscribe, () => window.location.href);
  const { pathname, searchParams } = new URL(address);
  const [name, zustand] = pathname
    .replace(/^\/muster\/?/, '')
    .split('/')
    .filter(Boolean);
  return {
    name,
    zustand,
    marke: searchParams.get('brand'),
    /** Width in px of the frame the page is shown in; null shows it as it is. */
    breite: searchParams.get('breite'),
    /** Inside such a frame: no toolbar. */
    nackt: searchParams.has('nackt'),
  };
}

/** Changes the query without loading the page again, so that what was typed stays. */
export function setQuery(key: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(key);
  else url.searchParams.set(key, value);
  window.history.replaceState(null, '', url);
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void) {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
}
