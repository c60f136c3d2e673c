import { durchspielen } from './play.ts';

// Everything is readable without this script; it adds what only a script can.
ebeneAusAdresse(document);
zumAnfang(document);
hervorheben(document);
durchspielen(document);

/** The address names the layer that is shown, so that it can be passed on: `…/aenderung/#stoerungen`. */
function ebeneAusAdresse(page: Document): void {
  const wahl = [...page.querySelectorAll<HTMLInputElement>('input[name="ebene"]')];
  const zeige = () => {
    const gewuenscht = wahl.find(({ value }) => `#${value}` === location.hash);
    if (gewuenscht) gewuenscht.checked = true;
  };
  for (const input of wahl) {
    input.addEventListener('change', () => history.replaceState(null, '', `#${input.value}`));
  }
  addEventListener('hashchange', zeige);
  zeige();
}

/** A state under the pointer or with the focus shows its arrows; the others step back. */
function hervorheben(page: Document): void {
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

/** A picture wider than its place is first seen where the flow begins, not at its empty left edge. */
function zumAnfang(page: Document): void {
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
