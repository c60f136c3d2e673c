import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useOffline } from '../../../shell/useOffline.ts';
import type { StepProps } from '../steps/step.ts';
import { t } from '../texte.ts';

interface Props extends Pick<StepProps, 'actor'> {
  /** What did not work; a general word otherwise. */
  titel?: string;
}

/** A call failed: what happened, that nothing is lost, once more. */
export function Gescheitert({ actor, titel = t('fehler') }: Props) {
  const offline = useOffline();
  return (
    <InfoBox
      type="error"
      headline={offline ? t('keineVerbindung') : titel}
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: 'WIEDERHOLEN' })}>
          {t('nochmal')}
        </Button>
      }
    >
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
