import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { andsafe } from '#brands/andsafe.ts';
import { PortalTheme } from '#widgets/theme/PortalTheme.tsx';
import {
  adresseVon,
  type Bereich,
  bereichVon,
  type GeschuetzterPfad,
  istOffen,
  type OffenerPfad,
  type Pfad,
} from './addresses.ts';
import { type Ports, PortsContext } from './ports.ts';
import { geschuetzteSeiten, offeneSeiten } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { LadeSeite } from './shell/zustand/LadeSeite.tsx';
import { NichtGefunden } from './shell/zustand/NichtGefunden.tsx';
import { SessionGuard } from './shell/SessionGuard.tsx';
import { Shell } from './shell/Shell.tsx';
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

function Adressen({ ports }: { ports: Record<Bereich, Ports> }) {
  useLinkNavigation();
  const { pathname } = useLocation();
  const pfad = adresseVon(pathname);
  const bereich = bereichVon(pfad);
  return (
    <Rahmen bereich={bereich} ports={ports[bereich]}>
      {pfad === null ? <NichtGefunden /> : <SeiteMit key={pfad} pfad={pfad} />}
    </Rahmen>
  );
}

interface RahmenProps {
  bereich: Bereich;
  ports: Ports;
  children: ReactNode;
}

function Rahmen({ bereich, ports, children }: RahmenProps) {
  return (
    <PortsContext value={ports}>
      <QueryClientProvider client={ports.queries}>
        <Shell key={bereich} bereich={bereich}>
          {children}
        </Shell>
      </QueryClientProvider>
    </PortsContext>
  );
}

function SeiteMit({ pfad }: { pfad: Pfad }) {
  const { laden, titel } = istOffen(pfad) ? offeneSeiten[pfad] : geschuetzteSeiten[pfad];
  // The chunk comes while the session is looked at.
  useEffect(() => void laden?.().catch(() => undefined), [laden]);
  const inhalt = istOffen(pfad) ? <Offen pfad={pfad} /> : <Geschuetzt pfad={pfad} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<LadeSeite title={titel} />}>
        <Routes>
          <Route path={pfad} element={inhalt} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function Offen({ pfad }: { pfad: OffenerPfad }) {
  const { Page } = offeneSeiten[pfad];
  return <Page />;
}

function Geschuetzt({ pfad }: { pfad: GeschuetzterPfad }) {
  const { Page, titel, fluss } = geschuetzteSeiten[pfad];
  return (
    <SessionGuard titel={titel} bleibt={fluss}>
      {(nutzer) => <Page nutzer={nutzer} />}
    </SessionGuard>
  );
}
