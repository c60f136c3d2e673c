import type { Dokumentmarke, Farben } from '../documents/marke.ts';

/** The style of a brand's mails: one column that fits 320 px, light and dark, nothing fetched from anywhere. */
export function mailstil({ colours }: Pick<Dokumentmarke, 'colours'>): string {
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; -webkit-text-size-adjust: 100%; overflow-wrap: anywhere; -webkit-hyphens: auto; hyphens: auto; }
.blatt { max-width: 600px; margin: 0 auto; padding: 24px 16px; }
header { padding: 4px 0 20px; }
.marke { margin: 0; font-size: 26px; line-height: 1.2; font-weight: 700; letter-spacing: -0.01em; }
main { border: 1px solid; border-radius: 12px; padding: 24px 20px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
h2 { margin: 0 0 4px; font-size: 15px; }
p { margin: 0 0 16px; }
ul { margin: 0 0 16px; padding: 0 0 0 20px; }
dl { margin: 0 0 16px; }
dt { font-size: 15px; }
dd { margin: 0 0 8px; font-weight: 700; }
a { font-weight: 700; text-underline-offset: 3px; }
.weg { margin-bottom: 4px; }
.link { display: inline-block; padding: 9px 0; }
footer { padding: 20px 4px 0; font-size: 14px; }
footer p { margin: 0 0 8px; }
${farben(colours.light)}
@media (prefers-color-scheme: dark) {
${farben(colours.dark)}
}
`;
}

function farben({ background, surface, ink, muted, primary, line }: Farben): string {
  return `body, .blatt { background-color: ${background}; color: ${ink}; }
main { background-color: ${surface}; border-color: ${line}; }
h1, dd { color: ${ink}; }
.marke, a { color: ${primary}; }
dt, footer, h2 { color: ${muted}; }`;
}
