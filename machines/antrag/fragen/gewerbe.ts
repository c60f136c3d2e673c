import { gewerbeabsagen } from '#contract/produkte/gewerbeabsagen.ts';
import type { Frageseite, Taetigkeit } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';

/** What the finder said against the trades of a field, each sentence once. */
export function gewerbevermerke(nach: string, taetigkeiten: readonly (Taetigkeit | undefined)[]) {
  const gesagt = new Set(taetigkeiten.flatMap((eine) => eine?.hinderung ?? []));
  return [...gesagt].map(
    (grund) => ({ nach, art: 'warning', text: gewerbeabsagen[grund], anfragen: true }) as const,
  );
}

/** The compiler cannot look into an answer of any of these shapes. */
function hauptgewerbeIn(antwort: object): Taetigkeit | undefined {
  return (antwort as { readonly hauptgewerbe?: Taetigkeit }).hauptgewerbe;
}

/** What the finder says of her trade waits for nothing but what she chooses; the first page is lighter without it. */
export function mitGewerbe<E extends { readonly hauptgewerbe: Taetigkeit }>(
  einstieg: Frageseite<E, Antragslage>,
): Frageseite<E, Antragslage> {
  return {
    ...einstieg,
    vermerke: (antwort, lage) => [
      ...gewerbevermerke('hauptgewerbe', [hauptgewerbeIn(antwort)]),
      ...(einstieg.vermerke?.(antwort, lage) ?? []),
    ],
  };
}
