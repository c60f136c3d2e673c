import type { Ablauf } from '../chart/graph.ts';
import { anzahl } from '../chart/words.ts';
import { diagram, sicher } from '../picture/diagram.ts';
import type { Blatt } from '../sheet.ts';
import { seite } from './frame.ts';

/** The list of all flows by group: title, size and main path of each. */
export function startseite(blaetter: readonly Blatt[]): string {
  const gruppen = [...new Set(blaetter.map(gruppeVon))];
  const abschnitte = gruppen.map(
    (gruppe) => `<section aria-labelledby="gruppe-${gruppe}">
<h2 id="gruppe-${gruppe}">${sicher(gruppennamen[gruppe] ?? gruppe)}</h2>
<ul class="karten">${blaetter
      .filter((blatt) => gruppeVon(blatt) === gruppe)
      .map(karte)
      .join('\n')}</ul>
</section>`,
  );
  return seite(
    'Abläufe',
    '',
    `<main>
<h1>Abläufe</h1>
<p class="einleitung">Jeder Ablauf des Portals, gezeichnet aus dem Automaten, der im Portal läuft. Hier steht der Hauptweg; die Seite eines Ablaufs zeigt jeden Zustand, jeden Übergang und lässt sich durchspielen.</p>
${abschnitte.join('\n')}
</main>`,
  );
}

/** Size of a flow in words: "10 Zustände, 23 Übergänge". */
export function zahlen({ zustaende, pfeile }: Ablauf): string {
  const boxen = zustaende.filter(({ art }) => art !== 'start' && art !== 'jederzeit');
  const ids = new Set(pfeile.map(({ id }) => id));
  return `${anzahl(boxen.length, 'Zustand', 'Zustände')}, ${anzahl(ids.size, 'Übergang', 'Übergänge')}`;
}

/** Id of a flow that can stand in an attribute. */
export function bildId({ id }: Ablauf, ebene: string): string {
  return `${id.replaceAll('/', '-')}-${ebene}`;
}

const gruppennamen: Readonly<Record<string, string>> = {
  antrag: 'Anträge',
  begleiter: 'Was neben einem Ablauf läuft',
  frame: 'Einbettung',
  konto: 'Konto',
  schaden: 'Schäden',
  vermittler: 'Vermittler',
  vertrag: 'Verträge',
};

function gruppeVon({ ablauf, neben }: Blatt): string {
  if (neben.length > 0) return 'begleiter';
  return ablauf.id.split('/')[0] ?? '';
}

function karte({ ablauf, vorschau, ebenen: [hauptweg] }: Blatt): string {
  const bild = diagram(vorschau, {
    id: bildId(ablauf, hauptweg.name),
    titel: `${ablauf.titel}: ${hauptweg.titel}`,
    beschreibung: hauptweg.erklaerung,
  });
  return `<li class="karte">
<h3><a href="${ablauf.id}/index.html">${sicher(ablauf.titel)}</a></h3>
<p>${sicher(ablauf.beschreibung)}. ${zahlen(ablauf)}.</p>
<div class="rollbar" role="region" aria-label="Bild: ${sicher(ablauf.titel)}" tabindex="0">${bild}</div>
</li>`;
}
