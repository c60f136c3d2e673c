import { Suspense, useEffect } from 'react';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { t as meldung } from '../../flows/schaden/texte.ts';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { usePorts, useSession } from '../../ports.ts';
import { spaeter } from '../../seite.tsx';
import { loginAddress } from '../../session/returnPath.ts';
import { useVermutet } from '../../session/useVermutet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t as hilfe } from '../../shell/hilfe/texte.ts';
import { t } from './texte.ts';

/** Where a report begins, for whoever comes (`domain/schaden.md §1`). */
export default function SchadenMelden() {
  return (
    <Page title={t('titel')}>
      <Notruf />
      <Wahl />
    </Page>
  );
}

/** Always in sight, whoever comes. */
function Notruf() {
  const { shown, dialled } = useBrand().contact.emergency;
  return (
    <InfoBox type="warning">
      <p>
        <a href="tel:112">{meldung('notfall')}</a>
      </p>
      <p>
        <a href={`tel:${dialled}`}>{hilfe('notfall', { telefon: shown })}</a>
      </p>
      <p>{hilfe('rundUmDieUhr')}</p>
    </InfoBox>
  );
}

/** Comes with her contracts, and with what reads them. */
const vertragswahl = spaeter(() => import('./Vertragswahl.tsx'));

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
  if (bereich === 'vermittler') return <Vermittler />;
  return (
    <Suspense fallback={<SkeletonCards />}>
      <vertragswahl.Page partnerNummer={zustand.nutzer.partnernummer ?? ''} />
    </Suspense>
  );
}

function Unbekannte() {
  return (
    <Abschnitt titel={t('wer')}>
      <Card heading={t('kunde')} headingLevel={3} href={loginAddress('kunden', schadenwege.melden)}>
        <p>{t('kundeText')}</p>
      </Card>
      <Card heading={t('geschaedigt')} headingLevel={3} href="/kontakt/">
        <p>{t('geschaedigtText')}</p>
      </Card>
    </Abschnitt>
  );
}

function Vermittler() {
  return (
    <Abschnitt>
      <p>{t('vermittler')}</p>
      <p>{t('vermittlerHilfe')}</p>
      <Aktionen>
        <ButtonLink href="/kontakt/">{t('kontakt')}</ButtonLink>
      </Aktionen>
    </Abschnitt>
  );
}
