import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import type { StepProps } from '../step.ts';
import { t } from './texte.ts';

/** A change that could not be calculated: said below the field it was made in; nothing where every change was. */
export function useUnberechnet({ actor }: Pick<StepProps, 'actor'>) {
  const feld = useSelector(actor, select.unberechnetesFeld);
  return feld === null ? {} : { [feld]: <Unberechnet actor={actor} /> };
}

function Unberechnet({ actor }: Pick<StepProps, 'actor'>) {
  const box = useRef<HTMLDivElement>(null);
  // The button that she may have pressed went with the box before.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
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
    </div>
  );
}
