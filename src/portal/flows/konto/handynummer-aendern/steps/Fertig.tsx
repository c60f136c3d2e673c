import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type StepProps, useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';

/** The end: the number counts, and what has to wait for a day. */
export function Fertig({ actor }: StepProps) {
  const bis = useSelector(actor, select.bankGesperrtBis);
  return (
    <Page title={t('fertigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('fertig')}>
        {t('ueberall')}
      </InfoBox>
      {bis !== null && <p>{t('bankGesperrt', { zeit: zeitpunkt(bis) })}</p>}
      <ButtonLink href="/kunden/login/">{t('anmelden')}</ButtonLink>
    </Page>
  );
}

/** `22. November 2026, 11:00 Uhr`, in Berlin. */
function zeitpunkt(iso: string): string {
  const am = new Date(iso);
  const tag = am.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const uhr = am.toLocaleTimeString('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
  return `${tag}, ${uhr} Uhr`.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');
}
