import { sicher } from '../picture/diagram.ts';

/** A page of the atlas; `wurzel` is the way to the atlas' folder, empty on its first page. */
export function seite(titel: string, wurzel: string, inhalt: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${sicher(titel)}${wurzel === '' ? '' : ' – Abläufe'}</title>
<link rel="icon" href="${wurzel}zeichen.svg" type="image/svg+xml">
<link rel="stylesheet" href="${wurzel}atlas.css">
<script src="${wurzel}atlas.js" defer></script>
</head>
<body>
${inhalt}
</body>
</html>
`;
}
