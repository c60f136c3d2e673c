import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t as einzeln } from '../../aenderung/texte.ts';
import { t } from '../texte.ts';
import { Stoerung } from './Stoerung.tsx';
import type { StepProps } from './step.ts';

/** What went wrong or has moved, above what can be set; nothing where all is well. */
export function Lage({ actor }: StepProps) {
  const ueberholt = useSelector(actor, select.ueberholt);
  const istFehler = useSelector(actor, select.istNichtBerechnet);
  const hinderung = useSelector(actor, select.hinderung);
  if (istFehler) return <Stoerung actor={actor} nochmal="nochmalBerechnen" />;
  if (hinderung) return <Unberechenbar actor={actor} hinderung={hinderung} />;
  return ueberholt && <InfoBox type="warning">{einzeln(ueberholt)}</InfoBox>;
}

function Unberechenbar({ actor, hinderung }: Pick<StepProps, 'actor'> & { hinderung: Hinderung }) {
  const ort = useRef<HTMLDivElement>(null);
  useEffect(() => ort.current?.focus(), []);
  return (
    <div ref={ort} tabIndex={-1}>
      <InfoBox
        type="warning"
        headline={t('unberechenbarTitel')}
        action={
          <Button onClick={() => actor.send({ type: 'NEU_BEGINNEN' })}>{t('neuBeginnen')}</Button>
        }
      >
        {hinderung.text}
      </InfoBox>
    </div>
  );
}
