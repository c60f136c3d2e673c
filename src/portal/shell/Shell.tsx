import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { umgebungVon } from '#contract/umgebung.ts';
import { AppShell } from '#widgets/app-shell/AppShell.tsx';
import { EnvironmentBadge } from '#widgets/environment-badge/EnvironmentBadge.tsx';
import { HelpButton } from '#widgets/help-panel/HelpButton.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import type { Bereich } from '../addresses.ts';
import { aufruf } from '../aufruf.ts';
import { useFeatures } from '../features.ts';
import { clearDrafts } from '../flows/clearDrafts.ts';
import { type Ports, usePorts, useSession } from '../ports.ts';
import { hinweisIn, useEinmalGesagt } from './einmalGesagt.ts';
import type { HilfeSchluessel } from './hilfe/texte.ts';
import { useNeueVersion } from '../neueVersion.ts';
import { useVermutet } from '../session/useVermutet.ts';
import { NeueVersion } from './NeueVersion.tsx';
import { useSitzungsende } from './sitzung/useSitzungsende.ts';
import { t } from './texte.ts';
import { useOffline } from './useOffline.ts';
import { useWege } from './useWege.ts';
import { verzichtbar } from './verzichtbar.ts';
import { whenIdle } from './whenIdle.ts';
import { useOrt } from '../ort.tsx';

const Sitzungswarnung = verzichtbar(
  async () => (await import('./sitzung/Sitzungswarnung.tsx')).Sitzungswarnung,
);
const ToastRegion = verzichtbar(
  async () => (await import('#widgets/toast/ToastRegion.tsx')).ToastRegion,
);
const Hilfetext = verzichtbar(
  async () => (await import('./hilfe/Hilfetext.tsx')).Hilfetext,
  Telefon,
);

export interface ShellProps {
  bereich: Bereich;
  /** What the help of this page says. */
  hilfe?: HilfeSchluessel | undefined;
  /** The header stays in sight while the page scrolls. */
  fest?: boolean | undefined;
  children: ReactNode;
}

/** Header, navigation and footer around a page of one area. */
export function Shell({ bereich, hilfe = 'allgemein', fest = false, children }: ShellProps) {
  const ports = usePorts();
  const { session } = ports;
  const zustand = useSession();
  const { pathname, state, key } = useOrt();
  const vorher = hinweisIn(state);
  useEinmalGesagt(vorher, key);
  const { name, logo } = useBrand();
  const offline = useOffline();
  const neueVersion = useNeueVersion();
  const istAn = useFeatures();

  const ruhig = useRuhig();
  // Where a page needs nobody signed in, it is looked who is, when there is time.
  const vermutet = useVermutet(session);
  const ungeprueft = zustand.status === 'unbekannt' && vermutet;
  useEffect(
    () => (ungeprueft ? whenIdle(() => void session.pruefen()) : undefined),
    [ungeprueft, session],
  );

  const istAngemeldet = bereich !== 'offen' && zustand.status === 'angemeldet';
  // Her tokens were read without it; renewing them and signing out need it, and shall not wait for a file then.
  useEffect(
    () => (istAngemeldet ? whenIdle(session.vorbereiten) : undefined),
    [istAngemeldet, session],
  );
  // The clock runs whether or not its warning could be fetched.
  const ende = useSitzungsende(istAngemeldet ? session : null);
  // The frame stands before it is known who is signed in, so that nothing jumps.
  const navigationVon = useWege(bereich !== 'offen' && vermutet);
  const wege =
    bereich !== 'offen' && navigationVon
      ? navigationVon(bereich, pathname, istAn)
      : { oben: [], unten: [] };
  return (
    <AppShell
      brandName={name}
      logo={logo}
      home={istAngemeldet ? `/${bereich}/` : '/'}
      navigation={wege.oben}
      secondary={wege.unten}
      {...(istAngemeldet
        ? { account: { name: zustand.nutzer.name, onSignOut: () => abmelden(ports) } }
        : {})}
      links={bereich === 'offen' ? [{ label: t('anmelden'), href: '/kunden/login/' }] : []}
      help={
        istAn('hilfe-button') && (
          <HelpButton label={t('hilfe')} headline={t('hinweis')}>
            <Suspense fallback={<SkeletonText label={t('laedt')} />}>
              <Hilfetext schluessel={hilfe} />
            </Suspense>
          </HelpButton>
        )
      }
      badge={
        <EnvironmentBadge
          environment={umgebungVon(location.origin)}
          enabled={istAn('umgebungs-badge')}
        />
      }
      footer={footer()}
      notice={hinweis(offline, neueVersion, vorher === 'ANDERE_PERSON')}
      fixed={fest}
      bare={aufruf.embedded}
    >
      {children}
      <Suspense>
        {ruhig && <ToastRegion />}
        {ruhig && istAngemeldet && (
          <Sitzungswarnung ende={ende} onAbmelden={() => abmelden(ports)} />
        )}
      </Suspense>
    </AppShell>
  );
}

/** What holds for every page just now. */
function hinweis(offline: boolean, neueVersion: boolean, andere: boolean): ReactNode {
  if (offline) return <InfoBox type="warning">{t('offline')}</InfoBox>;
  if (andere) return <InfoBox type="neutral">{t('anderePerson')}</InfoBox>;
  return neueVersion ? <NeueVersion /> : undefined;
}

/** The first page stands, and what nobody waits for may come. */
function useRuhig(): boolean {
  const [ruhig, setRuhig] = useState(false);
  useEffect(() => whenIdle(() => setRuhig(true)), []);
  return ruhig;
}

/** What stands in the help when its words cannot be fetched. */
function Telefon() {
  const { phone, hours } = useBrand().contact;
  return <p>{t('service', { telefon: phone, zeiten: hours })}</p>;
}

function footer() {
  return [
    // A duty, always at hand (BGB § 356a).
    { label: t('widerrufen'), href: '/vertrag-widerrufen/', strong: true },
    { label: t('startseite'), href: '/' },
    { label: t('kontakt'), href: '/kontakt/' },
    { label: t('kundenportal'), href: '/kunden/' },
    { label: t('vermittlerportal'), href: '/vermittler/' },
    { label: t('barrierefreiheit'), href: '/barrierefreiheit/' },
    { label: t('datenschutz'), href: '/datenschutz/' },
    { label: t('impressum'), href: '/impressum/' },
  ];
}

function abmelden({ session, speicher }: Ports): void {
  clearDrafts(speicher);
  void session.abmelden();
}
