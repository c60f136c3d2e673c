import type { Portal } from '#contract/endpoints/endpoint.ts';
import { apiHost } from '#contract/umgebung.ts';
import { isFramed } from './aufruf.ts';
import { createLateClient } from './client/lateClient.ts';
import { createFeatures } from './features.ts';
import type { Ports } from './ports.ts';
import { createCodeNotiz } from './session/offenerCode.ts';
import { zugangZu } from './session/open.ts';
import { createSession, type Session } from './session/session.ts';
import { createSpur } from './session/spur.ts';
import { createMelder } from './shell/meldung.ts';
import { browserSpeicher, tabSpeicher } from './speicher.ts';

/** Client and session of one portal over the browser's own fetch and storage; throws where the portal does not run. */
export function createPorts(portal: Portal): Ports {
  const notiz = createCodeNotiz(tabSpeicher, portal, Date.now);
  const client = createLateClient({
    host: apiHost(location.origin),
    fetch: frage,
    token: () => session.token(),
    bereitesToken: () => session.bereitesToken(),
    // A moment later: the flow that made the call hears of it from the answer first.
    onSessionOver: (token) => void setTimeout(() => void session.abgelaufen(token)),
    onZustimmungFehlt: () => session.zustimmung(false),
    onUnpassend: (error) => melde(error),
  });
  const melde = createMelder(client, () => location.pathname);
  const session: Session = createSession({
    ...zugangZu(client, portal, notiz),
    notiz,
    // What a host says of her ends with its page, and is no session of this browser.
    spur: createSpur(isFramed() ? tabSpeicher : browserSpeicher, portal, Date.now),
  });
  return {
    bereich: portal === 'benutzer' ? 'kunden' : 'vermittler',
    client,
    session,
    features: createFeatures(client, Date.now),
    melde,
    speicher: tabSpeicher,
    now: () => new Date(),
  };
}

/** Where the document has asked already, its answer counts; how is read from a chunk that only such a document names. */
async function frage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!globalThis.askedAhead) return fetch(input, init);
  const { withAskedAhead } = await import('./client/askedAhead.ts');
  return withAskedAhead(fetch)(input, init);
}
