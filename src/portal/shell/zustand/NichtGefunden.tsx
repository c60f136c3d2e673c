import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../Aktionen.tsx';
import { t } from '../rahmentexte.ts';

/** No such page, no such contract, or somebody else's: the answer is the same. */
export function NichtGefunden() {
  return (
    <Page title={t('nichtGefundenTitel')} lead={t('nichtGefunden')}>
      <Aktionen>
        <ButtonLink href="/">{t('zurStartseite')}</ButtonLink>
      </Aktionen>
    </Page>
  );
}
