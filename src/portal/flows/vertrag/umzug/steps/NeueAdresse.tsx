import { useSelector } from '@xstate/react';
import { marken } from '#contract/marken.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { brief } from '../../../../pages/rechtliches/brief.ts';
import { adressfrage } from '../fragen.ts';
import { t } from '../texte.ts';
import { Frageblatt } from './Frageblatt.tsx';
import type { StepProps } from './step.ts';

/** Where to and when; abroad there is nothing to calculate (`domain/vertrag.md §6`, G9). */
export function NeueAdresse(props: StepProps) {
  const { contact, key } = useBrand();
  const { email } = contact;
  const markt = marken[key].land;
  const heute = useSelector(props.actor, select.heute);
  const { neueAdresse } = useSelector(props.actor, select.antworten);
  return (
    <Frageblatt
      {...props}
      schritt="neueAdresse"
      blatt={adressfrage(heute, markt)}
      vorher={neueAdresse}
    >
      <p>
        {t(markt === 'DE' ? 'ausland' : 'andereLaender')}{' '}
        <a href={brief(email, { subject: t('auslandBetreff'), body: t('auslandText') })}>
          {t('schreiben')}
        </a>
      </p>
    </Frageblatt>
  );
}
