import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { schadenweg } from '../../kommtNoch.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Linkliste } from '../prosa/Linkliste.tsx';
import { Beschwerde } from './Beschwerde.tsx';
import { Kontaktwege } from './Kontaktwege.tsx';
import { t } from './texte.ts';

/** Contact for everybody, signed in or not. */
export default function Kontakt() {
  const { key } = useBrand();
  return (
    <Page title={t('titel')} lead={t('einleitung')}>
      <InfoBox type="warning">
        <a href="tel:112">{t('notruf')}</a>
      </InfoBox>
      <Kontaktwege alle />
      <Abschnitt titel={t('selbst')}>
        <Linkliste
          links={[
            { href: schadenweg, text: t('schaden') },
            { href: '/haeufige-fragen/', text: t('fragen') },
            { href: `/api/druck/docs/index.html?brand=${key}`, text: t('dokumente') },
            { href: '/kunden/login/', text: t('anmelden') },
            { href: '/vertrag-widerrufen/', text: t('widerruf') },
          ]}
        />
      </Abschnitt>
      <Beschwerde />
    </Page>
  );
}
