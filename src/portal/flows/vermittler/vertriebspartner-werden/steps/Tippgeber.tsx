import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** Who only gives tips needs no access. */
export function Tippgeber({ actor }: StepProps) {
  return (
    <Page
      title={t('tippgeberTitel')}
      back={{ label: t('andereArt'), onClick: () => actor.send({ type: 'ANDERE_ART' }) }}
      flowState={useFlowState(actor)}
    >
      <Abschnitt>
        <p>{t('tippgeberWas')}</p>
        <p>{t('tippgeberErlaubnis')}</p>
        <p>{t('tippgeberWeiter')}</p>
      </Abschnitt>
      <Aktionen>
        <ButtonLink href="/kontakt/">{t('kontakt')}</ButtonLink>
      </Aktionen>
    </Page>
  );
}
