import { sicher } from './diagram.ts';
import type { Ablauf } from './graph.ts';

/** A flow with its pictures, ready to be put on a page. */
export interface Blatt {
  readonly ablauf: Ablauf;
  readonly uebersicht: string;
  readonly vollstaendig: string;
  readonly tabelle: string;
}

/** The list of all flows: title and picture of each. */
export function startseite(blaetter: readonly Blatt[]): string {
  const karten = blaetter.map(
    ({ ablauf, uebersicht }) => `<li class="karte">
<h2><a href="${ablauf.id}/index.html">${sicher(ablauf.titel)}</a></h2>
<p>${sicher(ablauf.beschreibung)}. ${zahlen(ablauf)}</p>
<div class="rollbar" role="region" aria-label="Bild: ${sicher(ablauf.titel)}" tabindex="0">${uebersicht}</div>
</li>`,
  );
  return seite(
    'Abläufe',
    '',
    `<h1>Abläufe</h1>
<p class="einleitung">Jeder Ablauf des Portals, gezeichnet aus dem Automaten, der im Portal läuft. Die Bilder hier zeigen den Hauptweg; die Seite eines Ablaufs zeigt jeden Zustand und jeden Übergang.</p>
<ul class="karten">${karten.join('\n')}</ul>`,
  );
}

/** One flow: the main path, the whole chart, and the same as a table. */
export function ablaufseite({ ablauf, uebersicht, vollstaendig, tabelle }: Blatt): string {
  const tiefe = '../'.repeat(ablauf.id.split('/').length);
  return seite(
    ablauf.titel,
    tiefe,
    `<p class="zurueck"><a href="${tiefe}index.html">Alle Abläufe</a></p>
<h1>${sicher(ablauf.titel)}</h1>
<p class="einleitung">${sicher(ablauf.beschreibung)}. ${zahlen(ablauf)}</p>
<section><h2 id="hauptweg">Hauptweg</h2>
<div class="rollbar" role="region" aria-labelledby="hauptweg" tabindex="0">${uebersicht}</div></section>
<section class="breit"><h2 id="alles">Alle Zustände und Übergänge</h2>
${legende}
<div class="rollbar" role="region" aria-labelledby="alles" tabindex="0">${vollstaendig}</div></section>
<section>${tabelle}</section>`,
  );
}

const legende = `<ul class="legende">
<li><span class="probe laedt"></span>wartet auf eine Antwort</li>
<li><span class="probe stoerung"></span>Störung, mit einem Weg weiter</li>
<li><span class="probe ende"></span>Ende</li>
<li>✓ gelungen</li><li>✗ gescheitert</li><li>[Bedingung]</li>
</ul>`;

function zahlen({ zustaende, pfeile }: Ablauf): string {
  const anzahl = zustaende.filter(({ art }) => art !== 'start' && art !== 'jederzeit').length;
  const wege = pfeile.filter(({ art }) => art !== 'start').length;
  return `${anzahl} Zustände, ${wege} Übergänge.`;
}

function seite(titel: string, tiefe: string, inhalt: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${sicher(titel)}${tiefe === '' ? '' : ' – Abläufe'}</title>
<link rel="stylesheet" href="${tiefe}atlas.css">
</head>
<body>
<main>
${inhalt}
</main>
</body>
</html>
`;
}
