import { useQuery } from '@tanstack/react-query';
import { Card } from '#widgets/card/Card.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { useParams } from 'react-router-dom';
import { Weiter } from '../../ort.tsx';
import { silben } from '../../shell/silben.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { t } from './texte.ts';

/** Revoke or cancel; where only cancelling is left it begins at once. */
export default function Wahl() {
  const { versicherungsNummer: nummer = '' } = useParams();
  const abfrage = useQuery(vertragQuery(usePorts().client, nummer));
  const basis = `/kunden/kuendigen-widerrufen/${nummer}`;
  return (
    <Abfrage abfrage={abfrage} title={t('wahlTitel')}>
      {({ widerrufbar, versicherungsName }) =>
        widerrufbar ? (
          <Page
            title={t('wahlTitel')}
            lead={t('vertrag', { name: silben(versicherungsName), nummer })}
            back={{ label: t('zumVertrag'), href: `/kunden/vertraege/${nummer}` }}
          >
            <Card heading={t('widerrufen')} headingLevel={2} href={`${basis}/widerruf`}>
              <p>{t('widerrufenZeile')}</p>
            </Card>
            <Card heading={t('kuendigen')} headingLevel={2} href={`${basis}/kuendigung`}>
              <p>{t('kuendigenZeile')}</p>
            </Card>
          </Page>
        ) : (
          <Weiter nach={`${basis}/kuendigung`} />
        )
      }
    </Abfrage>
  );
}
