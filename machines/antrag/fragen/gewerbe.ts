import { gewerbeabsagen } from '#contract/produkte/gewerbeabsagen.ts';
import type { Taetigkeit } from '../../formular/frage.ts';

/** What the finder said against the trades of a field, each sentence once. */
export function gewerbevermerke(nach: string, taetigkeiten: readonly (Taetigkeit | undefined)[]) {
  const gesagt = new Set(taetigkeiten.flatMap((eine) => eine?.hinderung ?? []));
  return [...gesagt].map(
    (grund) => ({ nach, art: 'warning', text: gewerbeabsagen[grund], anfragen: true }) as const,
  );
}
