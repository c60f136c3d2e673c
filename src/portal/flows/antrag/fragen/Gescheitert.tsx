import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../shell/useOffline.ts';
import type { StepProps } from '../steps/step.ts';
import { t } from '../texte.ts';

interface Props extends Pick<StepProps, 'actor'> {
  /** What did not work; a general word otherwise. */
  titel?: string;
}

/** A call failed: what happened, that nothing is lost, once more. */
export function Gescheitert({ actor, titel }: Props) {
  const offline = useOffline();
  const satz = useFehlersatz(titel === undefined ? t('fehler') : '');
  return (
    <InfoBox
      type="error"
      headline={offline ? t('keineVerbindung') : (titel ?? satz)}
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: 'WIEDERHOLEN' })}>
          {t('nochmal')}
        </Button>
      }
    >
      {titel !== undefined && !offline && satz !== '' && `${satz} `}
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
