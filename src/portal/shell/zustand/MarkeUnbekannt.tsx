import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { ohne } from '../../aufruf.ts';
import { Aktionen } from '../Aktionen.tsx';
import { t } from '../rahmentexte.ts';
import { useOrt } from '../../ort.tsx';

/** The link names a brand that does not exist: an error (`specification §1`, §8), never a guess. */
export default function MarkeUnbekannt() {
  const { pathname, search } = useOrt();
  return (
    <Page title={t('markeTitel')} lead={t('marke')}>
      <p>{t('markeErklaerung')}</p>
      <Aktionen>
        <ButtonLink href={pathname + ohne('brand', search)}>{t('ohneMarke')}</ButtonLink>
      </Aktionen>
    </Page>
  );
}
