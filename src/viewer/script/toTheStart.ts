/** A picture wider than its place is first seen where the flow begins, not at its empty left edge. */
export function zumAnfang(page: Document): void {
  const gezeigt = new WeakSet<HTMLElement>();
  const zeige = () => {
    for (const ausschnitt of page.querySelectorAll<HTMLElement>('.ebene .rollbar')) {
      const anfang = ausschnitt.querySelector('.start') ?? ausschnitt.querySelector('.rahmen');
      if (!anfang || ausschnitt.offsetParent === null || gezeigt.has(ausschnitt)) continue;
      gezeigt.add(ausschnitt);
      const { left, width } = anfang.getBoundingClientRect();
      ausschnitt.scrollLeft +=
        left + width / 2 - ausschnitt.getBoundingClientRect().left - ausschnitt.clientWidth / 2;
    }
  };
  page.addEventListener('change', zeige);
  addEventListener('hashchange', zeige);
  zeige();
}
