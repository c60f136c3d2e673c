import { useSelector } from '@xstate/react';
import { nenntStellen } from '#contract/schaeden/einwilligung.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

const alle = ['information', 'umfang', 'stellen', 'vertretung', 'bestaetigen'] as const;
type Schritt = (typeof alle)[number];

/** How far the declaration is; whoever refuses names nobody. */
export function Fortschritt({ actor, schritt }: { actor: StepProps['actor']; schritt: Schritt }) {
  const umfang = useSelector(actor, select.antworten).umfang?.umfang;
  const ohneStellen = umfang !== undefined && !nenntStellen(umfang);
  const schritte = alle.filter((einer) => einer !== 'stellen' || !ohneStellen);
  return (
    <StepProgress
      step={schritte.indexOf(schritt) + 1}
      of={schritte.length}
      title={t(`schritt_${schritt}`)}
    />
  );
}
