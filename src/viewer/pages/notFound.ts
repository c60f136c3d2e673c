import { seite } from './frame.ts';

/** What a server shows for an address below the atlas that leads nowhere; it may lie at any depth. */
export function nichtGefunden(): string {
  return seite(
    'Diesen Ablauf gibt es nicht',
    '/ablaeufe/',
    `<main>
<h1>Diesen Ablauf gibt es nicht</h1>
<p class="einleitung">Vielleicht ist die Adresse vertippt, oder der Ablauf heißt inzwischen anders.</p>
<p><a href="/ablaeufe/">Alle Abläufe ansehen</a></p>
</main>`,
  );
}
