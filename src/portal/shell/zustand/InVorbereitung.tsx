import { andsafe } from '#brands/andsafe.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { t } from '../texte.ts';

/** A page that is promised and not there yet says so. */
export function InVorbereitung({
  title,
  back,
}: {
  title: string;
  back: { label: string; href: string };
}) {
  const { phone: telefon, hours: zeiten } = andsafe.contact;
  return (
    <Page title={title} back={back}>
      <InfoBox type="neutral" headline={t('inVorbereitung')}>
        <p>{t('inVorbereitungText')}</p>
        <p>{t('service', { telefon, zeiten })}</p>
      </InfoBox>
    </Page>
  );
}
