import {
  beginn,
  type Modell,
  moegliche,
  nach,
  orteVon,
  type Spielpfeil,
  type AktiveZustaende,
} from './simulation.ts';

/** Lets an analyst walk through the flow: where one is, what can happen, one button for each. */
export function durchspielen(page: Document): void {
  const abschnitt = page.querySelector<HTMLElement>('#durchspielen');
  const feld = abschnitt?.querySelector<HTMLElement>('.spiel');
  if (!abschnitt || !feld) return;
  abschnitt.hidden = false;
  const modell = modellAus(page);
  const weg: AktiveZustaende[] = [beginn(modell)];
  const zeige = (mitFokus: boolean) => {
    const stand = weg.at(-1) ?? [];
    feld.replaceChildren(
      ort(stand, modell),
      auswahl(stand, modell, (pfeil) => {
        weg.push(nach(stand, pfeil, modell));
        zeige(true);
      }),
      steuerung(weg, () => zeige(true)),
    );
    markiere(page, weg.length > 1 ? orteVon(stand, modell) : new Set());
    if (mitFokus) feld.querySelector<HTMLElement>('.ort')?.focus();
  };
  zeige(false);
}

/** The table on the page says everything there is to know. */
function modellAus(page: Document): Modell {
  const zustaende = [...page.querySelectorAll<HTMLElement>('tr[data-zustand]')].map((zeile) => {
    const { zustand = '', name = '', text = '', aussen = '', art = '' } = zeile.dataset;
    return [zustand, { name, text, aussen: aussen === '' ? null : aussen, art }] as const;
  });
  const pfeile = [...page.querySelectorAll<HTMLElement>('tr[data-von]')].map((zeile) => {
    const { pfeil: id = '', von = '', nach: ziel = '', art = '', text = '' } = zeile.dataset;
    return { id, von, nach: ziel, art, text };
  });
  return { zustaende: new Map(zustaende), pfeile };
}

function ort(stand: AktiveZustaende, { zustaende }: Modell): HTMLElement {
  const orte = stand.flatMap((id) => zustaende.get(id) ?? []);
  const text = element('p', 'ort');
  text.tabIndex = -1;
  text.append(element('strong', '', orte.map(({ name }) => name).join(' und ')));
  const erklaerung = orte.map(({ text: worte }) => worte).filter(Boolean);
  if (erklaerung.length > 0) text.append(element('span', 'marke', erklaerung.join(' · ')));
  return text;
}

function auswahl(
  stand: AktiveZustaende,
  modell: Modell,
  waehle: (pfeil: Spielpfeil) => void,
): HTMLElement {
  const wege = moegliche(stand, modell);
  if (wege.length === 0) return element('p', 'leise', 'Hier endet der Ablauf.');
  const liste = element('ul', 'wege');
  for (const pfeil of wege) {
    const knopf = element('button', `weg ${pfeil.art}`, pfeil.text);
    const ziel = modell.zustaende.get(pfeil.nach)?.name;
    knopf.append(element('span', 'marke', ziel === undefined ? 'bleibt hier' : `→ ${ziel}`));
    knopf.addEventListener('click', () => waehle(pfeil));
    const punkt = element('li');
    punkt.append(knopf);
    liste.append(punkt);
  }
  return liste;
}

function steuerung(weg: AktiveZustaende[], zeige: () => void): HTMLElement {
  const leiste = element('p', 'steuerung');
  const schritt = element('button', 'leise-knopf', 'Einen Schritt zurück');
  const vonVorn = element('button', 'leise-knopf', 'Von vorn');
  for (const knopf of [schritt, vonVorn]) knopf.disabled = weg.length === 1;
  schritt.addEventListener('click', () => {
    weg.pop();
    zeige();
  });
  vonVorn.addEventListener('click', () => {
    weg.splice(1);
    zeige();
  });
  leiste.append(schritt, vonVorn);
  return leiste;
}

/** A box is lit that is active itself or holds what is. */
function markiere(page: Document, orte: ReadonlySet<string>): void {
  for (const kasten of page.querySelectorAll<SVGElement>('[data-kasten]')) {
    const ids = (kasten.dataset['kasten'] ?? '').split(' ');
    kasten.classList.toggle(
      'aktiv',
      ids.some((id) => orte.has(id)),
    );
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  klasse = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const neu = document.createElement(name);
  if (klasse !== '') neu.className = klasse;
  if (text !== '') neu.append(text);
  if (neu instanceof HTMLButtonElement) neu.type = 'button';
  return neu;
}
