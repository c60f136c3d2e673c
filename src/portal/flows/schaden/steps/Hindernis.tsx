import { useSelector } from '@xstate/react';
import * as select from '#machines/schaden/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Stoerung } from '../../vertrag/beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { useSchadenweg } from '../wege.ts';
import type { StepProps } from './step.ts';

/** Why it was not taken, and the way on: another damage of that day, or once more. */
export function Hindernis({ actor }: Pick<StepProps, 'actor'>) {
  const doppelt = useSelector(actor, select.doppelt);
  const wegZu = useSchadenweg();
  const { phone, dialled, hours } = useBrand().contact;
  if (!doppelt) {
    return (
      <>
        <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
        <p>
          {t('amTelefon')} <a href={`tel:${dialled}`}>{phone}</a>, {hours}
        </p>
      </>
    );
  }
  const { claimId: nummer, errorMessage } = doppelt;
  return (
    <InfoBox
      type="warning"
      headline={errorMessage}
      action={
        <Button onClick={() => actor.send({ type: 'TROTZDEM_MELDEN' })}>
          {t('trotzdemMelden')}
        </Button>
      }
    >
      <p>{t('doppeltWeiter')}</p>
      {nummer !== null && (
        <p>
          <a href={wegZu(nummer)}>{t('ansehen', { nummer })}</a>
        </p>
      )}
    </InfoBox>
  );
}
