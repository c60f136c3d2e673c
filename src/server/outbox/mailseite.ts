import { sicher } from '../documents/html/sicher.ts';
import type { Dokumentmarke } from '../documents/marke.ts';
import { mailstil } from './mailstil.ts';
import { bloecke, type Mailblock } from './mailtext.ts';

interface Mailseite {
  betreff: string;
  text: string;
  marke: Dokumentmarke;
  /** Where links lead, without a slash at the end; null where a mail has none. */
  portalUrl: string | null;
}

/** A mail as a page in the design of its brand: the text itself, nothing more, nothing remote, no script. */
export function mailseite({ betreff, text, marke, portalUrl }: Mailseite): string {
  const { contact, insurer } = marke;
  const { street, postcode, city } = insurer.address;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${sicher(betreff)}</title>
<style>
${mailstil(marke)}</style>
</head>
<body>
<div class="blatt">
<header><p class="marke">${sicher(marke.name)}</p></header>
<main>
<h1>${sicher(betreff)}</h1>
${bloecke(text, portalUrl).map(block).join('\n')}
</main>
<footer>
<h2>${sicher(contact.service)}</h2>
<p>Telefon ${sicher(contact.phone)}<br>${sicher(contact.hours)}<br>${sicher(contact.email)}</p>
<p>${sicher(insurer.name)}, ${sicher(street)}, ${sicher(postcode)} ${sicher(city)}<br>Vorstand: ${sicher(insurer.board.join(', '))}<br>${sicher(insurer.register)}</p>
</footer>
</div>
</body>
</html>
`;
}

function block(teil: Mailblock): string {
  if (teil.art === 'absatz') return `<p>${teil.zeilen.map(sicher).join('<br>')}</p>`;
  if (teil.art === 'liste') {
    return `<ul>${teil.punkte.map((punkt) => `<li>${sicher(punkt)}</li>`).join('')}</ul>`;
  }
  if (teil.art === 'fakten') {
    const zeilen = teil.fakten.map(
      ({ name, wert }) => `<dt>${sicher(name)}</dt><dd>${sicher(wert)}</dd>`,
    );
    return `<dl>${zeilen.join('')}</dl>`;
  }
  const davor = teil.davor === '' ? '' : `${sicher(teil.davor)}<br>`;
  return `<p class="weg">${davor}<a class="link" href="${sicher(teil.adresse)}">${sicher(teil.worte)}</a></p>`;
}
