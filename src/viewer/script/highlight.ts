/** A state under the pointer or with the focus shows its arrows; the others step back. */
export function hervorheben(page: Document): void {
  for (const bild of page.querySelectorAll('svg')) {
    for (const verweis of bild.querySelectorAll<SVGAElement>('a[data-zustand]')) {
      const id = verweis.dataset['zustand'] ?? '';
      const an = () => betone(bild, id);
      const aus = () => betone(bild, null);
      verweis.addEventListener('pointerenter', an);
      verweis.addEventListener('focus', an);
      verweis.addEventListener('pointerleave', aus);
      verweis.addEventListener('blur', aus);
    }
  }
}

function betone(bild: SVGSVGElement, id: string | null): void {
  bild.classList.toggle('gedimmt', id !== null);
  for (const teil of bild.querySelectorAll<SVGElement>('[data-von]')) {
    const { von, nach } = teil.dataset;
    teil.classList.toggle('betont', id !== null && (von === id || nach === id));
  }
}
