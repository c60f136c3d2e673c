import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { Liste } from '../prosa/Liste.tsx';
import { t } from './texte.ts';
import { blaettere } from '../../ort.tsx';

/** Not insurable: said plainly, without an inner code (`domain/antrag.md §5.2`). */
export default function Sorry() {
  return (
    <Page title={t('sorryTitel')} documentTitle={t('sorryFenster')} lead={t('sorryText')}>
      <Abschnitt titel={t('sorryWas')}>
        <Liste punkte={[t('sorryWas1'), t('sorryWas2'), t('sorryWas3')]} />
        <Aktionen>
          <Button onClick={() => blaettere(-1)}>{t('sorryPruefen')}</Button>
          <ButtonLink variant="secondary" href="/">
            {t('sorryProdukte')}
          </ButtonLink>
        </Aktionen>
      </Abschnitt>
      <Abschnitt titel={t('sorryWarum')}>
        <p>{t('sorryWarum1')}</p>
        <p>{t('sorryWarum2')}</p>
      </Abschnitt>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
