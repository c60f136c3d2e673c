import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Notfall } from '../hilfe/Notfall.tsx';
import { t } from '../rahmentexte.ts';

interface Props {
  title: string;
  /** None on the page the area opens with. */
  back: { label: string; href: string } | null;
  /** Whoever comes here may need help at once. */
  notfall?: boolean;
}

/** A page that is promised and not there yet says so, and who helps until then. */
export function InVorbereitung({ title, back, notfall = false }: Props) {
  const { phone, dialled, hours, email } = useBrand().contact;
  return (
    <Page title={title} {...(back ? { back } : {})}>
      {notfall && <Notfall />}
      <InfoBox type="neutral" headline={t('inVorbereitung')}>
        <p>{t('inVorbereitungText')}</p>
        <p>
          <a href={`tel:${dialled}`}>{t('telefon', { telefon: phone })}</a>, {hours}
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </InfoBox>
    </Page>
  );
}
