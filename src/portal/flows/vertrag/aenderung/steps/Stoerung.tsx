import type { ReactNode } from 'react';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
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
  if (stoerung === null) return action;
  return (
    <InfoBox type="error" headline={t(stoerung)} action={action}>
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
