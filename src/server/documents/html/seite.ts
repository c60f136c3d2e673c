import type { Dokumentmarke, Wortmarke } from '../marke.ts';
import { sicher } from './sicher.ts';

interface Seite {
  marke: Dokumentmarke;
  titel: string;
  /** Markup between header and footer. */
  inhalt: string;
  fuss: readonly string[];
}

/** The frame of every page below `/api/druck/docs/`. */
export function seite({ marke, titel, inhalt, fuss }: Seite): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${sicher(titel)} – ${sicher(marke.name)}</title>
<link rel="icon" href="${sicher(marke.favicon)}">
<link rel="stylesheet" href="${marke.key}.css">
</head>
<body>
<header>${logo(marke)}</header>
${inhalt}
<footer>
${fuss.map((zeile) => `<p>${sicher(zeile)}</p>`).join('\n')}
</footer>
</body>
</html>
`;
}

function logo({ name, logo: wortmarke }: Dokumentmarke): string {
  const { width, height } = wortmarke;
  return `<svg role="img" aria-label="${sicher(name)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${wortmarke.parts.map((teil) => form(teil, wortmarke.ends)).join('')}</svg>`;
}

function form({ d, colour, stroke }: Wortmarke['parts'][number], ends: Wortmarke['ends']): string {
  const strich =
    stroke === undefined
      ? ''
      : ` stroke-width="${stroke}"${ends === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}`;
  return `<path class="${stroke === undefined ? 'flaeche' : 'strich'}-${colour}" d="${d}"${strich}/>`;
}
