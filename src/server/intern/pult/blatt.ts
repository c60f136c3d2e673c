import { sicher } from '../../documents/html/sicher.ts';

/** Where the demo desk is. */
export const pultpfad = '/dev/service';

/** The lists of the desk. */
const bereiche = {
  offen: { name: 'Offen', adresse: pultpfad },
  beantwortet: { name: 'Beantwortet', adresse: `${pultpfad}?offen=nein` },
  schaeden: { name: 'Schäden', adresse: `${pultpfad}/schaeden` },
  anbindungen: { name: 'Vertriebspartner', adresse: `${pultpfad}/anbindungen` },
} as const;
export type Bereich = keyof typeof bereiche;

interface Blatt {
  titel: string;
  /** The list it is or belongs to. */
  bereich: Bereich;
  /** HTML below the heading. */
  inhalt: string;
}

/** A page of the demo desk, without script or inline style. */
export function blatt({ titel, bereich, inhalt }: Blatt): string {
  const eintraege = (Object.keys(bereiche) as Bereich[]).map((name) => {
    const hier = name === bereich ? ' aria-current="true"' : '';
    return `<li><a href="${bereiche[name].adresse}"${hier}>${bereiche[name].name}</a></li>`;
  });
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sicher(titel)} – Sachbearbeitung</title>
<link rel="stylesheet" href="${pultpfad}/stil.css">
</head>
<body>
<header>
<p class="ort">Sachbearbeitung</p>
<nav aria-label="Listen"><ul>${eintraege.join('')}</ul></nav>
</header>
<main>
<h1>${sicher(titel)}</h1>
${inhalt}
</main>
</body>
</html>
`;
}

/** It cannot be read just now; what was typed stands there to be taken along. */
export function stoerungsblatt(satz: string, getippt: string): string {
  const text = `<h2>Ihr Text</h2><p>Er wurde nicht gesendet. Kopieren Sie ihn, und laden Sie die Seite neu.</p>${absaetze(getippt)}`;
  return blatt({
    titel: 'Das hat gerade nicht geklappt',
    bereich: 'offen',
    inhalt: hinweis(satz, 'fehler') + (getippt === '' ? '' : text),
  });
}

interface Blaettern {
  /** Of the list, without the page. */
  adresse: string;
  seite: number;
  gesamt: number;
  proSeite: number;
}

/** Leads to the pages beside this one; nothing where there is one alone. */
export function blaettern({ adresse, seite, gesamt, proSeite }: Blaettern): string {
  const seiten = Math.ceil(gesamt / proSeite);
  if (seiten <= 1) return '';
  const zu = (nummer: number, wort: string) =>
    nummer >= 1 && nummer <= seiten
      ? `<a href="${adresse}${adresse.includes('?') ? '&amp;' : '?'}seite=${nummer}">${wort}</a>`
      : '';
  return `<nav class="seiten" aria-label="Seiten">${zu(seite - 1, 'Vorige Seite')}<span>Seite ${seite} von ${seiten}</span>${zu(seite + 1, 'Nächste Seite')}</nav>`;
}

/** What went well, or what is to be done now. */
export function hinweis(text: string, art: 'gut' | 'fehler'): string {
  return `<p class="hinweis ${art}" role="${art === 'gut' ? 'status' : 'alert'}">${sicher(text)}</p>`;
}

/** Plain text, a paragraph wherever an empty line parts it. */
export function absaetze(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((absatz) => `<p>${sicher(absatz).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
