import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { andsafe } from '#brands/andsafe.ts';
import { PortalTheme } from '#widgets/theme/PortalTheme.tsx';
import { type Ports, PortsContext } from './ports.ts';
import { type Route as Seite, routes, weiterleitungen } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { LadeSeite } from './shell/zustand/LadeSeite.tsx';
import { NichtGefunden } from './shell/zustand/NichtGefunden.tsx';
import { SessionGuard } from './shell/SessionGuard.tsx';
import { type Bereich, Shell } from './shell/Shell.tsx';
import { useLinkNavigation } from './shell/useLinkNavigation.ts';

/** The portal: one shell per area, each with the ports of its identity pool. */
export function App({ ports }: { ports: Record<Bereich, Ports> }) {
  return (
    <PortalTheme brand={andsafe}>
      <BrowserRouter>
        <Adressen ports={ports} />
      </BrowserRouter>
    </PortalTheme>
  );
}

const bereiche = ['offen', 'kunden', 'vermittler'] as const satisfies Bereich[];

function Adressen({ ports }: { ports: Record<Bereich, Ports> }) {
  useLinkNavigation();
  return (
    <Routes>
      {bereiche.map((bereich) => (
        <Route key={bereich} element={<Rahmen bereich={bereich} ports={ports[bereich]} />}>
          {routes
            .filter((seite) => seite.bereich === bereich)
            .map((seite) => (
              <Route key={seite.path} path={seite.path} element={<SeiteMit seite={seite} />} />
            ))}
        </Route>
      ))}
      {Object.entries(weiterleitungen).map(([von, nach]) => (
        <Route key={von} path={von} element={<Navigate to={nach} replace />} />
      ))}
      <Route element={<Rahmen bereich="offen" ports={ports.offen} />}>
        <Route path="*" element={<NichtGefunden />} />
      </Route>
    </Routes>
  );
}

function Rahmen({ bereich, ports }: { bereich: Bereich; ports: Ports }) {
  return (
    <PortsContext value={ports}>
      <QueryClientProvider client={ports.queries}>
        <Shell key={bereich} bereich={bereich}>
          <Outlet />
        </Shell>
      </QueryClientProvider>
    </PortsContext>
  );
}

function SeiteMit({ seite }: { seite: Seite }) {
  const { laden, titel } = seite;
  // The chunk comes while the session is looked at.
  useEffect(() => void laden?.().catch(() => undefined), [laden]);
  return (
    <ErrorBoundary key={seite.path}>
      <Suspense fallback={<LadeSeite title={titel} />}>{inhalt(seite)}</Suspense>
    </ErrorBoundary>
  );
}

function inhalt(seite: Seite): ReactNode {
  if (seite.zugang === 'offen') return <seite.Page />;
  if (seite.zugang === 'login') return <seite.Page bereich={seite.bereich} />;
  const { bereich, zugang, titel, Page } = seite;
  return (
    <SessionGuard bereich={bereich} titel={titel} bleibt={zugang === 'fluss'}>
      {(nutzer) => <Page nutzer={nutzer} />}
    </SessionGuard>
  );
}
