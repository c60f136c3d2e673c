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

function eintrag({ kanal, an, betreff, text, zeit }: Nachricht): string {
  return `<article>
<h2>${kanal === 'SMS' ? 'SMS' : 'E-Mail'} an ${escaped(an)}</h2>
<p><time datetime="${zeit.toISOString()}">${zeitpunkt(zeit)}</time></p>
${betreff === null ? '' : `<p><strong>${escaped(betreff)}</strong></p>\n`}<pre>${escaped(text)}</pre>
</article>`;
}

const zeichen: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (treffer) => zeichen[treffer] ?? '');
}

export const outboxStil = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid GrayText; border-radius: 0.5rem; margin: 1rem 0; padding: 0.75rem 1rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
pre { font: inherit; margin: 0.5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
