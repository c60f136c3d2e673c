import { useEffect } from 'react';
import { aufruf } from '../aufruf.ts';
import { gehe } from '../ort.tsx';

/** Addresses of this origin that the server answers itself. */
const serverseitig = /^\/(?:api|dev|ablaeufe|idp|muster)(?:\/|$)/;

/** One handler turns clicks on links of this origin into navigation; links stay plain `<a href>`. */
export function useLinkNavigation(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const ziel = zielVon(event);
      if (!ziel) return;
      event.preventDefault();
      gehe(ziel.pathname + ziel.search + ziel.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function zielVon(event: MouseEvent): URL | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return null;
  const ziel = new URL(link.href);
  const { origin, pathname, search } = globalThis.location;
  const bleibtHier = ziel.hash !== '' && ziel.pathname === pathname && ziel.search === search;
  if (beginntNeu(ziel)) return null;
  if (ziel.origin !== origin || bleibtHier || serverseitig.test(ziel.pathname)) return null;
  return ziel;
}

/** What is read once per page load: brand, keys instead of texts, frame. */
function beginntNeu({ searchParams }: URL): boolean {
  return (
    aufruf.brand === null ||
    ['brand', 'withoutTranslations', 'embedded'].some((name) => searchParams.has(name))
  );
}
