import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { t } from './texte.ts';

/** Said to whoever does not run the agency: the server's words, and whom to ask. */
export function OhneRecht({ grund }: { grund: string }) {
  return (
    <Page title={t('titel')} width="list">
      <InfoBox type="neutral" headline={grund}>
        {t('rechtFragen')}
      </InfoBox>
    </Page>
  );
}
