import type { Vertrag } from '#contract/entities/vertrag.ts';
import { useFeatures } from '../../features.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Wegliste } from '../startseite/Wegliste.tsx';
import { offenBei } from '../uebersicht/aktivitaeten.ts';
import { t } from '../uebersicht/texte.ts';

/** What waits for her at this contract: its revenue, its frame number. */
export function Offenes({ vertrag }: { vertrag: Vertrag }) {
  const wege = offenBei(vertrag, useFeatures());
  if (wege.length === 0) return null;
  return (
    <Abschnitt titel={t('offenes')}>
      <Wegliste wege={wege} />
    </Abschnitt>
  );
}
