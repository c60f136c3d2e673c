import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { usePorts } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { forgetWithSession } from './forgetWithSession.ts';
import { takeOutdated } from './outdated.ts';
import { createQueryClient } from './queryClient.ts';

/** Lists and details around the pages of somebody signed in; whoever is not yet carries none of it. */
export default function Daten({ children }: { children: ReactNode }) {
  const { session } = usePorts();
  const client = clientOf(session);
  useEffect(() => {
    for (const queryKey of takeOutdated()) void client.invalidateQueries({ queryKey });
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const clients = new WeakMap<Session, QueryClient>();

/** One per portal: what was read is still there on the next page. */
function clientOf(session: Session): QueryClient {
  const known = clients.get(session);
  if (known) return known;
  const client = createQueryClient();
  forgetWithSession(session, client);
  clients.set(session, client);
  return client;
}
