import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/entwurf/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Why it was not done: the sentence of the rule, or that it did not work; nothing where nothing failed. */
export function Grund({ actor }: Pick<StepProps, 'actor'>) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  if (!useSelector(actor, select.istFehler)) return null;
  return <InfoBox type="error" headline={ablehnung ?? (offline ? t('keineVerbindung') : satz)} />;
}
