import { sicher } from '../documents/html/sicher.ts';
import { zeitpunkt } from '../rules/konto.ts';
import type { Nachricht } from './outbox.ts';

/** The developer outbox as a page without script or inline style. */
export function outboxSeite(nachrichten: Nachricht[]): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Postausgang (Entwicklung)</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<main>
<h1>Postausgang</h1>
<p>SMS und E-Mails dieses Rechners, die neueste zuerst. <a href="/dev/outbox">Aktualisieren</a></p>
${nachrichten.length === 0 ? '<p>Noch keine Nachrichten.</p>' : nachrichten.map(eintrag).join('\n')}
</main>
</body>
</html>
`;
}

/** Where a mail is shown as a page. */
export function seitenadresse(id: string): string {
  return `/dev/outbox/${id}.html`;
}

/** Where a file of a mail is; the name at the end is what the browser saves it as. */
export function anhangadresse(id: string, stelle: number): string {
  return `/dev/outbox/${id}/${stelle}.pdf`;
}

function eintrag(nachricht: Nachricht): string {
  const { kanal, an, betreff, text, zeit } = nachricht;
  return `<article>
<h2>${kanal === 'SMS' ? 'SMS' : 'E-Mail'} an ${sicher(an)}</h2>
<p><time datetime="${zeit.toISOString()}">${zeitpunkt(zeit)}</time></p>
${betreff === null ? '' : `<p><strong>${sicher(betreff)}</strong></p>\n`}<pre>${sicher(text)}</pre>${kanal === 'EMAIL' ? beilagen(nachricht) : ''}
</article>`;
}

function beilagen({ id, anhaenge }: Nachricht): string {
  const seite = `<li><a href="${seitenadresse(id)}">Als Seite ansehen</a></li>`;
  const dateien = anhaenge.map(
    (name, stelle) => `<li><a href="${anhangadresse(id, stelle)}">Anhang ${sicher(name)}</a></li>`,
  );
  return `\n<ul>${[seite, ...dateien].join('')}</ul>`;
}

export const outboxStil = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid GrayText; border-radius: 0.5rem; margin: 1rem 0; padding: 0.75rem 1rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
pre { font: inherit; margin: 0.5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
