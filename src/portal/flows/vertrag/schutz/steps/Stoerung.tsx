import { useEffect, useRef } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { t as einzeln } from '../../aenderung/texte.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'actor'> {
  /** What is tried once more. */
  nochmal: 'nochmalBerechnen' | 'nochmalSpeichern';
}

/** What went wrong with a call, that nothing is lost, and the second try. */
export function Stoerung({ actor, nochmal }: Props) {
  const offline = useOffline();
  const satz = useFehlersatz(einzeln('fehler'));
  const ort = useRef<HTMLDivElement>(null);
  // The button or the dialog that had the focus is gone.
  useEffect(() => ort.current?.focus(), []);
  return (
    <div ref={ort} tabIndex={-1}>
      <InfoBox
        type="error"
        headline={offline ? ohneVerbindung(nochmal) : satz}
        action={<Button onClick={() => actor.send({ type: 'ERNEUT' })}>{einzeln(nochmal)}</Button>}
      >
        {t('nichtsVerloren')}
      </InfoBox>
    </div>
  );
}

/** What was sent to be saved may have arrived, whatever became of the answer. */
function ohneVerbindung(nochmal: Props['nochmal']): string {
  return nochmal === 'nochmalSpeichern' ? t('ungewissGespeichert') : einzeln('keineVerbindung');
}
