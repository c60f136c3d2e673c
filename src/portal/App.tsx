import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { Brand } from '#brands/brand.ts';
import type { Feature } from '#contract/features.ts';
import { TitleSection } from '#widgets/page/titleSection.ts';
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
import { aufruf } from './aufruf.ts';
import { useFeatures } from './features.ts';
import { isDrawn, takeOver } from './hydration/takeOver.ts';
import { type Ports, PortsContext, usePorts } from './ports.ts';
import {
  geschuetzteSeiten,
  hatParameter,
  hole,
  offeneSeiten,
  seiteVon,
  streckeVon,
} from './routes.tsx';
import { daten, wegweiser } from './seite.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { NachZustimmung } from './shell/NachZustimmung.tsx';
import { NurAbgemeldet } from './shell/NurAbgemeldet.tsx';
import { SessionGuard } from './shell/SessionGuard.tsx';
import { Shell, type ShellProps } from './shell/Shell.tsx';
import { useLinkNavigation } from './shell/useLinkNavigation.ts';
import { useRahmen } from './shell/useRahmen.ts';
import { LadeSeite } from './shell/zustand/LadeSeite.tsx';
import { MarkeUnbekannt } from './shell/zustand/MarkeUnbekannt.tsx';
import { NichtGefunden } from './shell/zustand/NichtGefunden.tsx';
import { useOrt } from './ort.tsx';

export interface AppProps {
  marke: Brand;
  ports: Record<Exclude<Bereich, 'offen'>, Ports>;
}

/** The portal below its router: one shell per area, each with the ports of its identity pool. */
export function App({ marke, ports }: AppProps) {
  return (
    <PortalTheme brand={marke} keys={aufruf.withoutTranslations}>
      <ErrorBoundary melde={ports.kunden.melde}>
        <Adressen ports={ports} />
      </ErrorBoundary>
    </PortalTheme>
  );
}

function Adressen({ ports }: Pick<AppProps, 'ports'>) {
  useLinkNavigation();
  const pfad = adresseVon(useOrt().pathname);
  const bereich = useRahmen(bereichVon(pfad), ports);
  const zuPorts = ports[bereich === 'offen' ? 'kunden' : bereich];
  const { hilfe, fest } = pfad === null ? {} : seiteVon(pfad);
  return (
    <Rahmen bereich={bereich} ports={zuPorts} hilfe={hilfe} fest={fest}>
      <Inhalt pfad={pfad} />
    </Rahmen>
  );
}

function Rahmen({ ports, ...shell }: ShellProps & { ports: Ports }) {
  return (
    <PortsContext value={ports}>
      {/* An open page stays where its reader signs in or out: an application goes on. */}
      <Shell key={shell.bereich === 'vermittler' ? 'vermittler' : 'kunden'} {...shell} />
    </PortsContext>
  );
}

function Inhalt({ pfad }: { pfad: Pfad | null }) {
  if (aufruf.brand === null) return <MarkeUnbekannt />;
  if (pfad === null) return <NichtGefunden />;
  return <SeiteMit key={pfad} pfad={pfad} />;
}

function SeiteMit({ pfad }: { pfad: Pfad }) {
  const { melde } = usePorts();
  const { titel, feature } = seiteVon(pfad);
  // The chunks come while the session is looked at.
  useEffect(() => hole(pfad), [pfad]);
  const inhalt = istOffen(pfad) ? <Offen pfad={pfad} /> : <Geschuetzt pfad={pfad} />;
  const seite = feature ? <NurMit feature={feature}>{inhalt}</NurMit> : inhalt;
  return (
    <ErrorBoundary melde={melde}>
      <Geduld titel={titel}>
        <TitleSection value={streckeVon(pfad)}>
          <NachZustimmung>
            {hatParameter(pfad) ? <wegweiser.Page pfad={pfad}>{seite}</wegweiser.Page> : seite}
          </NachZustimmung>
        </TitleSection>
        <Answers />
      </Geduld>
    </ErrorBoundary>
  );
}

/** Closed where its flag is off: then there is no such address. */
function NurMit({ feature, children }: { feature: Feature; children: ReactNode }): ReactNode {
  return useFeatures()(feature) ? children : <NichtGefunden />;
}

/** Waits for the page's chunk, except where the page is there already: without a boundary it is taken over at once with its frame. */
function Geduld({ titel, children }: { titel: string | undefined; children: ReactNode }) {
  const [istDa] = useState(isDrawn);
  if (istDa) return <Fragment>{children}</Fragment>;
  return <Suspense fallback={<LadeSeite title={titel} />}>{children}</Suspense>;
}

/** Stands beside the page, so that it is there when the page is. */
function Answers() {
  useLayoutEffect(takeOver, []);
  return null;
}

function Offen({ pfad }: { pfad: OffenerPfad }): ReactNode {
  const { Page, nurAbgemeldet } = offeneSeiten[pfad];
  if (!nurAbgemeldet) return <Page />;
  return (
    <NurAbgemeldet>
      <Page />
    </NurAbgemeldet>
  );
}

function Geschuetzt({ pfad }: { pfad: GeschuetzterPfad }) {
  const { Page, titel, fluss } = geschuetzteSeiten[pfad];
  return (
    <SessionGuard titel={titel} fluss={fluss}>
      {(nutzer) => (
        <daten.Page>
          <Page nutzer={nutzer} />
        </daten.Page>
      )}
    </SessionGuard>
  );
}
