import type { Hinweis } from '#machines/konto/failure.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t } from './texte.ts';

/** Why the last attempt failed, in the server's words where it has some. */
export function Fehlerhinweis({ hinweis }: { hinweis: Hinweis | null }) {
  if (hinweis === null) return null;
  const { art, text } = hinweis;
  return <InfoBox key={art} type="error" headline={text ?? t(art)} />;
}
