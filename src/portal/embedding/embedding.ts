import * as z from 'zod/mini';
import { divertToasts } from '#widgets/toast/divertToasts.ts';
import type { Aufruf } from '../aufruf.ts';
import type { FlowActor } from '../flows/replay.ts';
import { tabSpeicher } from '../speicher.ts';
import { createBridge } from './bridge.ts';
import { heightTeller } from './height.ts';
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
    onTheme: (theme) => {
      applyTheme(document.documentElement, theme);
      tellHeight();
    },
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
  // Whoever greets has not heard of it, or is another than before.
  const tellHeight = heightTeller(document, (height) => ask('resize', height));
  window.addEventListener('pagehide', bridge.away);
  window.addEventListener('pageshow', ({ persisted }) => persisted && bridge.back());
  leadOutside(document, { isReady: bridge.isReady, lead: (url) => void tell('setLocation', url) });
  divertToasts((toast) => {
    if (bridge.isReady()) void tell('createToast', toast);
    return bridge.isReady();
  });

  const { session, end } = hostSession(bridge, Date.now);
  let seen: string | null = null;
  return {
    /** A page stands there; the first is where the host has put her. */
    arrived: (pathname: string) => {
      if (seen !== null && seen !== pathname) void tell('scrollTop');
      seen = pathname;
    },
    follow: (actor: FlowActor) => followOutcomes(actor, tell, tabSpeicher),
    session,
    end,
    /** What the address says, but for the broker where the host names one (`domain/antrag.md §2`). */
    named: async (aufruf: Aufruf): Promise<Aufruf> => {
      const broker = await bridge.soon('getBrokerInfo');
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
  const that = hosts.filter((host) => host === named);
  // A referrer may be of a page before, or of the portal itself; who frames it only the ancestors say for sure.
  return that.length > 0 || nearest !== undefined ? that : hosts;
}
