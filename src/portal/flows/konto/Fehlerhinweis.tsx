import { useEffect, useRef } from 'react';
import type { KontoHinweis } from '#machines/konto/failure.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../shell/useFehlersatz.ts';
import { useOffline } from '../../shell/useOffline.ts';
import { t } from './texte.ts';

/** Why the last attempt failed, in the server's words where it has some. */
export function Fehlerhinweis({ hinweis }: { hinweis: KontoHinweis | null }) {
  const ort = useRef<HTMLDivElement>(null);
  const technisch = useFehlersatz(t(useOffline() ? 'ohneVerbindung' : 'TECHNISCH'));
  // On a phone the button that was pressed is far below.
  useEffect(() => {
    if (hinweis !== null) ort.current?.scrollIntoView({ block: 'nearest' });
  }, [hinweis]);
  if (hinweis === null) return null;
  const { art, text } = hinweis;
  return (
    <div ref={ort}>
      <InfoBox
        key={art}
        type="error"
        headline={text ?? (art === 'TECHNISCH' ? technisch : t(art))}
      />
    </div>
  );
}
