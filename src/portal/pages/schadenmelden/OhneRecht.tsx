import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t } from './vermittlertexte.ts';

/** Who in the agency reports, for a sub-agent who may not. */
export function OhneRecht() {
  return (
    <InfoBox type="neutral" headline={t('ohneRecht')}>
      <p>{t('werDarf')}</p>
    </InfoBox>
  );
}
