import { type ReactNode, useMemo } from 'react';
import { AppShell } from '#widgets/app-shell/AppShell.tsx';
import type { Bereich } from '../addresses.ts';
import { aufruf, isFramed } from '../aufruf.ts';
import { usePorts } from '../ports.ts';
import { useVermutet } from '../session/useVermutet.ts';
import type { HilfeSchluessel } from './hilfe/texte.ts';
import { rahmenteil } from './rahmenteil.tsx';
import { ShellContext } from './shellContext.ts';
import { useWege } from './useWege.ts';

export interface ShellProps {
  bereich: Bereich;
  /** What the help of this page says. */
  hilfe?: HilfeSchluessel | undefined;
  /** The header stays in sight while the page scrolls. */
  fest?: boolean | undefined;
  children: ReactNode;
}

/** Header, navigation and footer around a page of one area; what they show comes behind the page (`rahmenteile.tsx`). */
export function Shell({ bereich, hilfe = 'allgemein', fest = false, children }: ShellProps) {
  const vermutet = useVermutet(usePorts().session);
  // The frame stands before it is known who is signed in, so that nothing jumps.
  const wege = useWege(bereich !== 'offen' && vermutet);
  const stand = useMemo(() => ({ bereich, hilfe, wege }), [bereich, hilfe, wege]);
  return (
    <ShellContext value={stand}>
      <AppShell
        header={kopf}
        notice={meldung}
        footer={fuss}
        bottom={wege ? <wege.Leiste /> : undefined}
        fixed={fest}
        bare={aufruf.embedded || isFramed()}
      >
        {children}
        {begleitung}
      </AppShell>
    </ShellContext>
  );
}

const kopf = rahmenteil('Kopf', 'header');
const meldung = rahmenteil('Meldung');
const fuss = rahmenteil('Fuss', 'footer');
const begleitung = rahmenteil('Begleitung');
