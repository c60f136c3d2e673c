import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../shell/Aktionen.tsx';
import { texte } from '../texte.ts';

const t = texte('startseite', {
  titel: 'Guten Tag',
  fenster: 'Willkommen',
  einleitung: 'Hier sehen Sie Ihre Verträge, wissen, was sie kosten, und ändern, was sich ändert.',
  kunden: 'Als Kundin oder Kunde anmelden',
  vermittler: 'Als Vermittler anmelden',
});

/** Home: who comes here wants to sign in. */
export default function Startseite() {
  return (
    <Page title={t('titel')} documentTitle={t('fenster')} lead={t('einleitung')}>
      <Aktionen>
        <ButtonLink href="/kunden/login/">{t('kunden')}</ButtonLink>
        <ButtonLink variant="secondary" href="/vermittler/login/">
          {t('vermittler')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
