import {
  Fragment,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import type { Brand } from '#brands/brand.ts';
import { TitleSection } from '#widgets/page/titleSection.ts';
import { PortalTheme } from '#widgets/theme/PortalTheme.tsx';
import type { Bereich } from './addresses.ts';
import { aufruf } from './aufruf.ts';
import { dahinter, ladeDahinter } from './dahinter.ts';
import { ersteAdresse, ersterBereich, ersteSeiten, type ErsterPfad } from './ersteSeiten.ts';
import { isDrawn, takeOver } from './hydration/takeOver.ts';
import { useOrt } from './ort.tsx';
import { type Ports, PortsContext, usePorts } from './ports.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { NachZustimmung } from './shell/NachZustimmung.tsx';
import { Shell, type ShellProps } from './shell/Shell.tsx';
import { useRahmen } from './shell/useRahmen.ts';
import { LadeSeite } from './shell/zustand/LadeSeite.tsx';
import type { Portalseite } from './seite.tsx';
import type { Seitenstelle } from './stelle.ts';

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
  const stelle = useStelle();
  const bereich = useRahmen(stelle.bereich, ports);
  const { hilfe, fest } = stelle;
  return (
    <Rahmen
      bereich={bereich}
      ports={ports[bereich === 'offen' ? 'kunden' : bereich]}
      hilfe={hilfe}
      fest={fest}
    >
      <SeiteMit key={stelle.pfad} stelle={stelle} />
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

/** The page that stands gives way once it is known what comes. */
function useStelle(): Seitenstelle {
  const { pathname } = useOrt();
  const erste = aufruf.brand === null ? null : ersteAdresse(pathname);
  if (erste) return ersteStelle(erste);
  return dahinter()?.uebrigeStelle(pathname) ?? use(gesucht(pathname));
}

function ersteStelle(pfad: ErsterPfad): Seitenstelle {
  const seite: Portalseite<object> = ersteSeiten[pfad];
  const { titel, hilfe, fest, strecke = null, Page, laden } = seite;
  return {
    pfad,
    bereich: ersterBereich(pfad),
    titel,
    hilfe,
    fest,
    strecke,
    inhalt: <Page />,
    hole: () => void laden?.().catch(() => undefined),
  };
}

let suche: { pathname: string; stelle: Promise<Seitenstelle> } | null = null;

/** One search for each way, so that what cannot be fetched says so in the frame, and is fetched again by the next. */
function gesucht(pathname: string): Promise<Seitenstelle> {
  if (suche?.pathname === pathname) return suche.stelle;
  const stelle = ladeDahinter().then(
    ({ uebrigeStelle }) => uebrigeStelle(pathname),
    (error: unknown): Seitenstelle => ({
      pfad: null,
      bereich: 'offen',
      strecke: null,
      inhalt: <Fehlt error={error} />,
    }),
  );
  suche = { pathname, stelle };
  return stelle;
}

function Fehlt({ error }: { error: unknown }): ReactNode {
  throw error;
}

function SeiteMit({ stelle: { titel, strecke, inhalt, hole } }: { stelle: Seitenstelle }) {
  const { melde } = usePorts();
  // The chunks come while the session is looked at.
  const vorab = useEffectEvent(() => hole?.());
  useEffect(() => vorab(), []);
  return (
    <ErrorBoundary melde={melde}>
      <Geduld titel={titel}>
        <TitleSection value={strecke}>
          <NachZustimmung>{inhalt}</NachZustimmung>
        </TitleSection>
        <Answers />
      </Geduld>
    </ErrorBoundary>
  );
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
