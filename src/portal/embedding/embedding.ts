import * as z from 'zod/mini';
import { divertToasts } from '#widgets/toast/divertToasts.ts';
import type { Aufruf } from '../aufruf.ts';
import type { FlowActor } from '../flows/replay.ts';
import { createBridge } from './bridge.ts';
import { followHeight } from './height.ts';
import { hostSession } from './hostSession.ts';
import { leadOutside } from './links.ts';
import { followOutcomes } from './outcomes.ts';
import { applyTheme } from './theme.ts';

export type Embedding = NonNullable<Awaited<ReturnType<typeof begin>>>;

/** Begun as soon as this file is here; null where nobody may frame the portal, or it cannot be known. */
const embedding = begin(globalThis.window).catch(() => null);
export default embedding;

/** Begins to speak with the page around the frame; null where no page may frame the portal. */
async function begin(window: Window) {
  const { parent, document } = window;
  const hosts = around(document, await hostsThatMay());
  if (hosts.length === 0) return null;
  const bridge = createBridge({
    window,
    parent,
    hosts,
    newId: () => crypto.randomUUID(),
    onTheme: (theme) => applyTheme(document.documentElement, theme),
    // oxlint-disable-next-line no-console -- whoever embeds the portal looks there
    warn: (reason) => console.warn(`portal: ${reason}`),
  });
  const { ask } = bridge;
  // What nobody waits for may fail: the portal goes on without its host.
  const tell: typeof ask = (name, ...payload) => {
    const told = ask(name, ...payload);
    told.catch(() => undefined);
    return told;
  };
  window.addEventListener('pagehide', bridge.away);
  window.addEventListener('pageshow', ({ persisted }) => persisted && bridge.back());
  followHeight(document, (height) => void tell('resize', height));
  leadOutside(document, (url) => void tell('setLocation', url));
  divertToasts((toast) => {
    if (bridge.isReady()) void tell('createToast', toast);
    return bridge.isReady();
  });

  let seen: string | null = null;
  return {
    /** A page stands there; the first is where the host has put her. */
    arrived: (pathname: string) => {
      if (seen !== null && seen !== pathname) void tell('scrollTop');
      seen = pathname;
    },
    follow: (actor: FlowActor) => followOutcomes(actor, tell),
    session: hostSession(ask, Date.now),
    /** What the address says, but for the broker where the host names one (`domain/antrag.md §2`). */
    named: async (aufruf: Aufruf): Promise<Aufruf> => {
      const broker = await ask('getBrokerInfo').catch(() => null);
      return broker ? { ...aufruf, vmr: null, vermittlernummer: broker.brokerId } : aufruf;
    },
  };
}

/** Who may frame the portal, as its server is set. */
async function hostsThatMay(): Promise<readonly string[]> {
  const hostList = z.object({ hosts: z.array(z.string()) });
  const answer = await fetch('/einbettung/hosts');
  return z.safeParse(hostList, await answer.json()).data?.hosts ?? [];
}

/** Where the browser says who frames it only that one is written to; it may say nothing. */
function around({ location, referrer }: Document, hosts: readonly string[]): readonly string[] {
  const [nearest] = location.ancestorOrigins ?? [];
  const named = nearest ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  // After a way within the frame the referrer is the portal itself.
  return named === undefined || named === location.origin
    ? hosts
    : hosts.filter((host) => host === named);
}
