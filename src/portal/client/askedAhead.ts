import { veraltetNachMs } from '#contract/constants.ts';

/** A call that the document made by itself, before the portal's scripts were here. */
interface AskedAhead {
  /** Whom it was made for. */
  authorization: string | null;
  /** Epoch ms. */
  at: number;
  answer: Promise<Response>;
}

declare global {
  /** By address. What is taken is gone: a second call asks anew. */
  var askedAhead: Map<string, AskedAhead> | undefined;
}

const headers = { accept: 'application/json' };

/** Makes a call for whoever comes and wants its answer. */
export function askAhead(url: string, authorization: string | null): Promise<Response> {
  const answer = fetch(url, {
    headers: { ...headers, ...(authorization === null ? {} : { authorization }) },
  });
  // Nobody may want it; whoever does hears of its failure.
  answer.catch(() => undefined);
  (globalThis.askedAhead ??= new Map()).set(url, { authorization, at: Date.now(), answer });
  return answer;
}

/** A fetch that hands out what the document has asked already, for the same person and not long ago. */
export function withAskedAhead(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const asked = typeof input === 'string' ? taken(input, init) : null;
    // A line that broke off then may hold now.
    return asked
      ? until(
          init?.signal,
          asked.catch(() => fetch(input, init)),
        )
      : fetch(input, init);
  };
}

function taken(url: string, init: RequestInit | undefined): Promise<Response> | null {
  const asked = globalThis.askedAhead?.get(url);
  if (!asked || (init?.method ?? 'GET') !== 'GET') return null;
  globalThis.askedAhead?.delete(url);
  const isHers = new Headers(init?.headers).get('authorization') === asked.authorization;
  return isHers && Date.now() - asked.at < veraltetNachMs ? asked.answer : null;
}

/** Whoever gives up waiting is heard at once, as by fetch itself. */
function until<T>(signal: AbortSignal | null | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject);
  });
}
