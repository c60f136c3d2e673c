import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../shell/useOffline.ts';
import { t } from './texte.ts';

interface Props {
  /** Label of the second try. */
  erneut: string;
  onErneut: () => void;
}

/** What went wrong with a call, that nothing is lost, and the second try. */
export function Stoerung({ erneut, onErneut }: Props) {
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  return (
    <InfoBox
      type="error"
      headline={offline ? t('keineVerbindung') : satz}
      action={<Button onClick={onErneut}>{erneut}</Button>}
    >
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
