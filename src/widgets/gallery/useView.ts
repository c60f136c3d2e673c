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
    /** Without the toolbar. */
    nackt: searchParams.has('nackt'),
  };
}

/** Changes the brand without loading the page again, so that what was typed stays. */
export function chooseBrand(key: string): void {
  window.history.replaceState(null, '', addressWith('brand', key));
  window.dispatchEvent(new Event(changed));
}

/** Opens what is shown in a window of that width: media queries look at the window. */
export function openInWidth(width: number): void {
  window.open(addressWith('nackt', ''), '', `popup,width=${width},height=800`);
}

function addressWith(key: string, value: string): URL {
  const url = new URL(window.location.href);
  url.searchParams.set(key, value);
  return url;
}

function subscribe(onChange: () => void) {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
}
