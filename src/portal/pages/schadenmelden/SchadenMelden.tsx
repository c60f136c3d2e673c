import { Suspense, useEffect } from 'react';
import { Card } from '#widgets/card/Card.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { usePorts, useSession } from '../../ports.ts';
import { spaeter } from '../../seite.tsx';
import { loginAddress } from '../../session/returnPath.ts';
import { useVermutet } from '../../session/useVermutet.ts';
import { useFeatures } from '../../useFeatures.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Notrufkasten } from './Notrufkasten.tsx';
import { t } from './texte.ts';

/** Where a report begins, for whoever comes (`domain/schaden.md §1`). */
export default function SchadenMelden() {
  return (
    <Page title={t('titel')}>
      <Notrufkasten />
      <Wahl />
    </Page>
  );
}

/** Comes with her contracts, and with what reads them. */
const vertragswahl = spaeter(() => import('./Vertragswahl.tsx'));
/** The same for a broker, who says first whose contract it is. */
const imAuftrag = spaeter(() => import('./ImAuftrag.tsx'));

function Wahl() {
  const { session, bereich } = usePorts();
  const zustand = useSession();
  const vermutet = useVermutet(session);
  const ungeprueft = zustand.status === 'unbekannt' && vermutet;
  useEffect(() => {
    if (ungeprueft) void session.pruefen();
  }, [ungeprueft, session]);
  if (ungeprueft) return <SkeletonCards />;
  if (zustand.status !== 'angemeldet') return <Unbekannte />;
  if (bereich === 'vermittler') {
    return (
      <Suspense fallback={<SkeletonCards />}>
        <imAuftrag.Page nutzer={zustand.nutzer} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<SkeletonCards />}>
      <vertragswahl.Page partnerNummer={zustand.nutzer.partnernummer ?? ''} />
    </Suspense>
  );
}

function Unbekannte() {
  const mitFormular = useFeatures()('geschaedigten-formular');
  return (
    <Abschnitt titel={t('wer')}>
      <Card heading={t('kunde')} headingLevel={3} href={loginAddress('kunden', schadenwege.melden)}>
        <p>{t('kundeText')}</p>
      </Card>
      <Card
        heading={t('geschaedigt')}
        headingLevel={3}
        href={mitFormular ? schadenwege.geschaedigt : '/kontakt/'}
      >
        <p>{t(mitFormular ? 'geschaedigtText' : 'geschaedigtKontakt')}</p>
      </Card>
    </Abschnitt>
  );
}
