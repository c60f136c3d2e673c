import { useSelector } from '@xstate/react';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import type { StepProps } from '../step.ts';
import { t } from './texte.ts';

/** Her last change could not be calculated: said below the field she changed; nothing where every change was. */
export function useUnberechnet({ actor }: Pick<StepProps, 'actor'>) {
  const feld = useSelector(actor, select.unberechnetesFeld);
  if (feld === null) return {};
  return {
    [feld]: (
      <InfoBox
        type="error"
        headline={t('unberechnet')}
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: 'WIEDERHOLEN' })}>
            {t('nochmal')}
          </Button>
        }
      >
        {t('unberechnetText')}
      </InfoBox>
    ),
  };
}
