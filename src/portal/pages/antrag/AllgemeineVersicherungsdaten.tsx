import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { FahrzeugdatenView } from '../../flows/antrag/allgemeine-versicherungsdaten/View.tsx';
import { t } from '../../flows/antrag/steps/anfang/texte.ts';

/** `/antrag/allgemeine-versicherungsdaten`: a motor vehicle, for a person; not under a brand whose people do not answer. */
export default function AllgemeineVersicherungsdaten() {
  const { switches } = useBrand();
  if (switches.vehicleInquiry) return <FahrzeugdatenView />;
  return (
    <Page title={t('nichtVerfuegbarTitel')} lead={t('nichtVerfuegbarText')}>
      <p>
        <ButtonLink href="/">{t('andereProdukte')}</ButtonLink>
      </p>
    </Page>
  );
}
