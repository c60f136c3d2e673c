import { type ReactNode, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { andsafe } from '#brands/andsafe.ts';
import { AppShell } from '#widgets/app-shell/AppShell.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Icon, type IconName } from '#widgets/icon/Icon.tsx';
import type { Bereich } from '../addresses.ts';
import { clearDrafts } from '../flows/draft.ts';
import { type Ports, usePorts, useSession } from '../ports.ts';
import { t } from './texte.ts';
import { useOffline } from './useOffline.ts';

const ToastRegion = lazy(() =>
  import('#widgets/toast/ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** Header, navigation and footer around a page of one area. */
export function Shell({ bereich, children }: { bereich: Bereich; children: ReactNode }) {
  const ports = usePorts();
  const zustand = useSession();
  const { pathname } = useLocation();
  const offline = useOffline();

  const istAngemeldet = bereich !== 'offen' && zustand.status === 'angemeldet';
  // The frame stands before it is known who is signed in, so that nothing jumps.
  const zeigtNavigation =
    istAngemeldet ||
    (zustand.status === 'unbekannt' &&
      bereich !== 'offen' &&
      !pathname.startsWith(`/${bereich}/login`));
  return (
    <AppShell
      brandName={andsafe.name}
      logo={andsafe.logo}
      home={istAngemeldet ? `/${bereich}/` : '/'}
      navigation={zeigtNavigation ? navigation[bereich].map((item) => link(item, pathname)) : []}
      {...(istAngemeldet
        ? { account: { name: zustand.nutzer.name, onSignOut: () => abmelden(ports) } }
        : {})}
      footer={footer}
      notice={offline ? <InfoBox type="warning">{t('offline')}</InfoBox> : undefined}
    >
      {children}
      <Suspense>
        <ToastRegion />
      </Suspense>
    </AppShell>
  );
}

interface Eintrag {
  label: string;
  href: string;
  icon: IconName;
}

const navigation: Record<Exclude<Bereich, 'offen'>, readonly Eintrag[]> = {
  kunden: [
    { label: t('vertraege'), href: '/kunden/vertraege', icon: 'contract' },
    { label: t('zahlweise'), href: '/kunden/zahlungsweise', icon: 'payment' },
  ],
  vermittler: [{ label: t('kundenbestand'), href: '/vermittler/kundenbestand', icon: 'customers' }],
};

const footer = [
  { label: t('startseite'), href: '/' },
  { label: t('kundenportal'), href: '/kunden/' },
  { label: t('vermittlerportal'), href: '/vermittler/' },
];

function link({ label, href, icon }: Eintrag, pathname: string) {
  return { label, href, current: pathname.startsWith(href), icon: <Icon name={icon} /> };
}

function abmelden({ session, speicher }: Ports): void {
  clearDrafts(speicher);
  void session.abmelden();
}
