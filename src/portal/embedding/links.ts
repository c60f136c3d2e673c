import { aufruf } from '../aufruf.ts';

interface Leading {
  /** The host listens, and leads its page there. */
  isReady: () => boolean;
  lead: (url: string) => void;
}

/**
 * Links out of the portal lead the page and not the frame, and a sign-in opens a tab of its own: in the frame it would be
 * thrown away (`domain/offen.md P7`).
 */
export function leadOutside(document: Document, { isReady, lead }: Leading): void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    const { href, origin, protocol, pathname } = link;
    if (origin === document.location.origin) {
      if (!/^\/(?:kunden|vermittler)\/login\/?$/.test(pathname)) return;
      event.preventDefault();
      document.defaultView?.open(inOwnTab(href), '_blank', 'noopener');
    } else if (/^https?:$/.test(protocol)) {
      if (!isReady()) {
        // The browser follows it; most pages let nobody frame them.
        Object.assign(link, { target: '_blank', rel: 'noopener' });
        return;
      }
      event.preventDefault();
      lead(href);
    }
  };
  // Before the portal's own handler, which leads on within the frame.
  document.addEventListener('click', follow, { capture: true });
}

/** Link that is followed where it stands; null where the browser, or nobody, shall follow it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  return !link || link.target || link.hasAttribute('download') ? null : link;
}

/** An address of the portal as a tab of its own opens it, which knows nothing of this one: brand, and no frame. */
export function inOwnTab(href: string, brand = aufruf.brand): string {
  const url = new URL(href);
  url.searchParams.set('embedded', 'false');
  if (brand !== null) url.searchParams.set('brand', brand);
  return url.href;
}
