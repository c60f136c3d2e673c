import type { ReactNode } from 'react';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import { useStoerung } from './useStoerung.ts';

interface Props extends Pick<StepProps, 'actor'> {
  /** The second try; it stays when there is nothing left to say. */
  action?: ReactNode;
}

/** What went wrong with a call, and that nothing is lost. */
export function Stoerung({ actor, action }: Props) {
  const stoerung = useStoerung(actor);
  const satz = useFehlersatz(t('fehler'));
  if (stoerung === null) return action;
  return (
    <InfoBox type="error" headline={stoerung === 'fehler' ? satz : t(stoerung)} action={action}>
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
