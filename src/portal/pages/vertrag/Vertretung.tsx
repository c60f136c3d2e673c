import type { Vertrag } from '#contract/entities/vertrag.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t } from './vermittlerTexte.ts';

/** What a broker must leave to others (`domain/vertrag.md §2`). */
export function Vertretung({ vertrag }: { vertrag: Vertrag }) {
  const { vertretung, widerrufbar, jahresumsatz } = vertrag;
  const saetze = [
    ...(vertretung?.aendern === false ? [t(jahresumsatz ? 'nurUmsatz' : 'nurBerechnen')] : []),
    ...(vertretung?.kuendigen === false ? [t('ohneKuendigen')] : []),
    ...(widerrufbar ? [t('widerrufNurKunde')] : []),
  ];
  if (saetze.length === 0) return null;
  return (
    <InfoBox type="neutral">
      {saetze.map((satz) => (
        <p key={satz}>{satz}</p>
      ))}
    </InfoBox>
  );
}
