import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { useSession } from '../../../../ports.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** What is said above a form: why the last attempt failed, or why somebody is here again. */
export function Hinweis({ actor }: Pick<StepProps, 'actor'>) {
  const hinweis = useSelector(actor, select.hinweis);
  const technisch = useFehlersatz(t(useOffline() ? 'ohneVerbindung' : 'TECHNISCH'));
  // A wrong code is said at its field.
  if (!hinweis || hinweis === 'CODE_FALSCH') return null;
  const isNeutral = hinweis === 'SITZUNG_ABGELAUFEN' || hinweis === 'ABGEMELDET';
  return isNeutral ? (
    <InfoBox type="neutral">{t(hinweis)}</InfoBox>
  ) : (
    <InfoBox
      key={hinweis}
      type="error"
      headline={hinweis === 'TECHNISCH' ? technisch : t(hinweis)}
    />
  );
}

/** The same above e-mail address and password. */
export function Hinweise({ actor }: Pick<StepProps, 'actor'>) {
  return (
    <>
      <NurHier />
      <Hinweis actor={actor} />
    </>
  );
}

/** Who signed out learns that the other devices are still signed in. */
function NurHier() {
  const zustand = useSession();
  if (zustand.status !== 'abgemeldet' || !zustand.nurHier) return null;
  return <InfoBox type="warning">{t('NUR_HIER')}</InfoBox>;
}
