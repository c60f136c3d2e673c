import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { umgebungVon } from '#contract/umgebung.ts';
import { Footer } from '#widgets/app-shell/Footer.tsx';
import { Header } from '#widgets/app-shell/Header.tsx';
import { Notice } from '#widgets/app-shell/Notice.tsx';
import { HelpButton } from '#widgets/help-panel/HelpButton.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { useFeatures } from '../useFeatures.ts';
import { abmelden, useAngemeldet } from './angemeldet.ts';
import { embedding } from './framed.ts';
import { pressAgain } from '../hydration/takeOver.ts';
import { useNeueVersion } from '../neueVersion.ts';
import { useOrt } from '../ort.tsx';
import { usePorts, useSession } from '../ports.ts';
import { useVermutet } from '../session/useVermutet.ts';
import { hinweisIn, useEinmalGesagt } from './einmalGesagt.ts';
import { NeueVersion } from './NeueVersion.tsx';
import { useRahmenstand } from './shellContext.ts';
import { useSitzungsende } from './sitzung/useSitzungsende.ts';
import { t } from './rahmentexte.ts';
import { t as seitentext } from './texte.ts';
import { useLinkNavigation } from './useLinkNavigation.ts';
import { useOffline } from './useOffline.ts';
import { verzichtbar } from './verzichtbar.ts';
import { whenIdle } from './whenIdle.ts';

const EnvironmentBadge = verzichtbar(
  async () => (await import('#widgets/environment-badge/EnvironmentBadge.tsx')).EnvironmentBadge,
);
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

function Kopf() {
  const { bereich, hilfe, wege } = useRahmenstand();
  const { name, logo } = useBrand();
  const istAn = useFeatures();
  const istAngemeldet = useAngemeldet() !== null;
  // Who pressed before anybody heard it is heard now.
  useEffect(pressAgain, []);
  return (
    <Header
      brandName={name}
      logo={logo}
      home={istAngemeldet ? `/${bereich}/` : '/'}
      menu={wege && <wege.Menue />}
      links={bereich === 'offen' ? [{ label: t('anmelden'), href: '/kunden/login/' }] : []}
      help={
        istAn('hilfe-button') && (
          <HelpButton label={t('hilfe')} headline={t('hinweis')}>
            <Suspense fallback={<p>{t('laedt')}</p>}>
              <Hilfetext schluessel={hilfe} />
            </Suspense>
          </HelpButton>
        )
      }
      badge={
        istAn('umgebungs-badge') && (
          <Suspense>
            <EnvironmentBadge environment={umgebungVon(location.origin)} enabled />
          </Suspense>
        )
      }
    />
  );
}

/** What holds for every page just now. */
function Meldung() {
  const { state, key } = useOrt();
  const vorher = hinweisIn(state);
  useEinmalGesagt(vorher, key);
  const notice = hinweis(useOffline(), useNeueVersion(), vorher === 'ANDERE_PERSON');
  return notice !== undefined && <Notice>{notice}</Notice>;
}

function hinweis(offline: boolean, neueVersion: boolean, andere: boolean): ReactNode {
  if (offline) return <InfoBox type="warning">{t('offline')}</InfoBox>;
  if (andere) return <InfoBox type="neutral">{t('anderePerson')}</InfoBox>;
  return neueVersion ? <NeueVersion /> : undefined;
}

/** What goes along with every page, seen or not: toasts, the session and its end. */
function Begleitung() {
  const ports = usePorts();
  const { session } = ports;
  const zustand = useSession();
  const ruhig = useRuhig();
  useLinkNavigation();
  const { pathname } = useOrt();
  useEffect(() => void embedding()?.then((host) => host?.arrived(pathname)), [pathname]);
  // Where a page needs nobody signed in, it is looked who is, when there is time.
  const vermutet = useVermutet(session);
  const ungeprueft = zustand.status === 'unbekannt' && vermutet;
  useEffect(
    () => (ungeprueft ? whenIdle(() => void session.pruefen()) : undefined),
    [ungeprueft, session],
  );

  const istAngemeldet = useAngemeldet() !== null;
  // Her tokens were read without it; renewing them and signing out need it, and shall not wait for a file then.
  useEffect(
    () => (istAngemeldet ? whenIdle(session.vorbereiten) : undefined),
    [istAngemeldet, session],
  );
  // The clock runs whether or not its warning could be fetched.
  const ende = useSitzungsende(istAngemeldet ? session : null);
  return (
    <Suspense>
      {ruhig && <ToastRegion />}
      {ruhig && istAngemeldet && <Sitzungswarnung ende={ende} onAbmelden={() => abmelden(ports)} />}
    </Suspense>
  );
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

/** What is always at hand. */
function Fuss() {
  return <Footer links={links} />;
}

const links = [
  // A duty, always at hand (BGB § 356a).
  { label: t('widerrufen'), href: '/vertrag-widerrufen/', strong: true },
  { label: t('startseite'), href: '/' },
  { label: t('kontakt'), href: '/kontakt/' },
  { label: seitentext('kundenportal'), href: '/kunden/' },
  { label: seitentext('vermittlerportal'), href: '/vermittler/' },
  { label: t('barrierefreiheit'), href: '/barrierefreiheit/' },
  { label: t('datenschutz'), href: '/datenschutz/' },
  { label: t('impressum'), href: '/impressum/' },
];

/** By the name each is asked for (`rahmenteil.tsx`). */
export const rahmenteile = { Kopf, Meldung, Begleitung, Fuss };
