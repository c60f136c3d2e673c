import { type ReactNode, useState } from 'react';
import { useSelector } from '@xstate/react';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import { useOffline } from '../../../../shell/useOffline.ts';

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

/**
 * Why a call did not go through: no connection, as long as there is none, or a fault. Back online there
 * is nothing left to say; the call can be made again.
 */
function useStoerung(actor: StepProps['actor']): 'keineVerbindung' | 'fehler' | null {
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const offline = useOffline();
  const [ohneNetz, setOhneNetz] = useState(false);
  const lagAmNetz = istFehler && (ohneNetz || offline);
  if (lagAmNetz !== ohneNetz) setOhneNetz(lagAmNetz);
  if (!istFehler) return null;
  if (!lagAmNetz) return 'fehler';
  return offline ? 'keineVerbindung' : null;
}
