import { useEffect } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { seiteSagtEs } from '../neueVersion.ts';
import { t } from './texte.ts';

/** Another release is here: she reloads when it suits her, and drafts stay where they are. */
export function NeueVersion() {
  return (
    <InfoBox
      type="neutral"
      headline={t('neueVersion')}
      action={
        <Button variant="secondary" onClick={() => globalThis.location.reload()}>
          {t('neuLaden')}
        </Button>
      }
    >
      {t('neueVersionText')}
    </InfoBox>
  );
}

/** The same in place of a page that the release took away. */
export function NeueVersionSeite() {
  useEffect(seiteSagtEs, []);
  return (
    <Page title={t('neueVersionTitel')}>
      <InfoBox
        type="neutral"
        headline={t('neueVersionSeite')}
        action={<Button onClick={() => globalThis.location.reload()}>{t('neuLaden')}</Button>}
      >
        {t('neueVersionText')}
      </InfoBox>
    </Page>
  );
}
