import type { ReactNode } from 'react';
import { usePorts, useSession } from '../ports.ts';
import { loginAddress } from '../session/returnPath.ts';
import { useOrt, Weiter } from '../ort.tsx';

/** A page; an agent whom the server refuses for want of the terms goes to them and comes back. */
export function NachZustimmung({ children }: { children: ReactNode }) {
  const { bereich } = usePorts();
  const zustand = useSession();
  const { pathname, search } = useOrt();
  const fehlt = zustand.status === 'angemeldet' && zustand.zustimmungFehlt === true;
  // The terms stand behind the sign-in: what leads there must not lead away from it.
  if (!fehlt || pathname.startsWith(`/${bereich}/login`)) return children;
  return <Weiter nach={loginAddress(bereich, pathname + search)} />;
}
