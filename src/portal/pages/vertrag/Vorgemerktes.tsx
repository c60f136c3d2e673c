import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { t } from './seitentexte.ts';
import { nachTag, satzZu } from './vormerkungen.ts';

// Few contracts have one; the others load nothing of it.
const Loeschbares = lazy(() =>
  import('./Loeschbares.tsx').then((view) => ({ default: view.Loeschbares })),
);

/** What waits for its day, each with the way to take it back (`domain/vertrag.md §5`). */
export function Vorgemerktes({ vertrag }: { vertrag: Vertrag }) {
  const alle = nachTag(vertrag);
  useFokusDanach(alle.length);
  if (alle.length === 0) return null;
  return (
    <Abschnitt titel={t('vorgemerkteAenderungen')}>
      {alle.map((eine) => (
        <Abschnitt key={eine.art}>
          <p>{satzZu(eine)}</p>
          {eine.loeschbar && (
            <Suspense>
              <Loeschbares vertrag={vertrag} vorgemerkt={eine} />
            </Suspense>
          )}
        </Abschnitt>
      ))}
    </Abschnitt>
  );
}

/** Where one was deleted, its button has gone with the focus; the page begins anew. */
function useFokusDanach(anzahl: number): void {
  const vorher = useRef(anzahl);
  useEffect(() => {
    const istWeg = anzahl < vorher.current && document.activeElement === document.body;
    if (istWeg) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    vorher.current = anzahl;
  }, [anzahl]);
}
