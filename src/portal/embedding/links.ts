/**
 * Links out of the portal lead the page and not the frame, and a sign-in opens a tab of its own: in the frame it would be
 * thrown away (`domain/offen.md P7`).
 */
export function leadOutside(document: Document, lead: (url: string) => void): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    const { href, origin, protocol, pathname } = link;
    if (origin === document.location.origin) {
      if (!/^\/(?:kunden|vermittler)\/login\/?$/.test(pathname)) return;
      event.preventDefault();
      document.defaultView?.open(
        `${href}${link.search ? '&' : '?'}embedded=false`,
        '_blank',
        'noopener',
      );
    } else if (/^https?:$/.test(protocol)) {
      event.preventDefault();
      lead(href);
    }
  };
  // Before the portal's own handler, which leads on within the frame.
  document.addEventListener('click', follow, { capture: true });
}
