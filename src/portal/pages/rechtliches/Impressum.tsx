import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Anschrift } from '../kontakt/Anschrift.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { Stelle } from '../kontakt/Stelle.tsx';
import { t } from './impressumTexte.ts';

/** Who is behind the portal (DDG § 5). */
export default function Impressum() {
  const { name, insurer, complaints } = useBrand();
  return (
    <Page title={t('titel')} lead={t('einleitung')}>
      <FactList
        facts={[
          {
            label: t('versicherer'),
            value: <Anschrift name={insurer.name} {...insurer.address} />,
          },
          { label: t('marke'), value: name },
          { label: t('vorstand'), value: insurer.board.join(', ') },
          { label: t('register'), value: insurer.register },
          { label: t('steuer'), value: insurer.taxId },
          { label: t('inhalt'), value: insurer.board[0] },
        ]}
      />
      <Abschnitt titel={t('kontakt')}>
        <Kontaktwege alle />
      </Abschnitt>
      <Abschnitt titel={t('aufsicht')}>
        <p>{t('aufsichtText')}</p>
        <p>
          <Stelle stelle={complaints.supervision} />
        </p>
      </Abschnitt>
      <Abschnitt titel={t('schlichtung')}>
        <p>{t('schlichtungText')}</p>
        <p>
          <Stelle stelle={complaints.ombudsman} />
        </p>
      </Abschnitt>
      <Abschnitt titel={t('vermittlerregister')}>
        <p>{t('vermittlerregisterText')}</p>
      </Abschnitt>
    </Page>
  );
}
