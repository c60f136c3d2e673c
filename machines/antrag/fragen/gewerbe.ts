import { gewerbeabsagen } from '#contract/produkte/gewerbeabsagen.ts';
import type { Frageseite, Taetigkeit } from '../../formular/frage.ts';
import type { BetriebsAntworten } from '../betrieb.ts';
import type { Antragslage } from '../frage.ts';

/** What the finder said against the trades of a field, each sentence once. */
export function gewerbevermerke(nach: string, taetigkeiten: readonly (Taetigkeit | undefined)[]) {
  const gesagt = new Set(taetigkeiten.flatMap((eine) => eine?.hinderung ?? []));
  return [...gesagt].map(
    (grund) => ({ nach, art: 'warning', text: gewerbeabsagen[grund], anfragen: true }) as const,
  );
}

type Einstieg = Frageseite<NonNullable<BetriebsAntworten['einstieg']>, Antragslage>;

/** What the finder says of her trade waits for nothing but what she chooses; the first page is lighter without it. */
export function mitGewerbe(einstieg: Einstieg): Einstieg {
  return {
    ...einstieg,
    vermerke: (antwort, lage) => [
      ...gewerbevermerke('hauptgewerbe', [antwort.hauptgewerbe]),
      ...(einstieg.vermerke?.(antwort, lage) ?? []),
    ],
  };
}
