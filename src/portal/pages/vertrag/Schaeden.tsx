import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { t } from './seitentexte.ts';

/** Claims of the contract: number, day, where each stands (`domain/vertrag.md §12`). */
export function Schaeden({ vertrag: { schaeden } }: { vertrag: Vertrag }) {
  return (
    <Abschnitt titel={t('schaeden')}>
      {schaeden.length === 0 ? (
        <p>{t('keineSchaeden')}</p>
      ) : (
        <FactList
          facts={schaeden.map(({ schadenNummer, schadendatum, status }) => ({
            // One number stays in one line.
            label: t('schaden', { nummer: schadenNummer.replaceAll('-', '\u2011') }),
            value: t(status),
            hint: t('schadenVom', { datum: formatDatum(schadendatum) }),
          }))}
        />
      )}
    </Abschnitt>
  );
}
