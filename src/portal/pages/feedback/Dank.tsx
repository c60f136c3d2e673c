import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './texte.ts';

/** It has arrived. */
export function Dank() {
  return (
    <Page title={t('danke')} lead={t('dankeText')}>
      <p>{t('dankeFrage')}</p>
      <Aktionen>
        <ButtonLink href="/">{t('start')}</ButtonLink>
        <ButtonLink variant="secondary" href="/kontakt/">
          {t('kontakt')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
