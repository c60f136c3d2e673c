import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t } from '../texte.ts';

interface Zurueck {
  zurueck: { label: string; href: string };
}

/** The end: it counts from now on. */
export function Gespeichert({ actor, zurueck }: StepProps & Zurueck) {
  return (
    <Page title={t('gespeichertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('gespeichert')} />
      <ButtonLink href={zurueck.href}>{zurueck.label}</ButtonLink>
    </Page>
  );
}
