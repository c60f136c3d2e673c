/** A page and a frame in it, as far as messages go: each sees the other through a window that keeps its origin. */
export function pageWithFrame({
  page = 'https://bank.example',
  frame = 'https://portal.example',
} = {}) {
  const parent = new EventTarget();
  const child = new EventTarget();
  const seenByChild: Sender = {
    postMessage: (data, to) =>
      deliver(parent, data, { to, at: page, from: frame, source: () => seenByParent }),
  };
  const seenByParent: Sender = {
    postMessage: (data, to) =>
      deliver(child, data, { to, at: frame, from: page, source: () => seenByChild }),
  };
  return { page, frame, parent, child, seenByChild, seenByParent };
}

interface Sender {
  postMessage: (data: unknown, to: string) => void;
}

interface Way {
  to: string;
  at: string;
  from: string;
  source: () => Sender;
}

/** As a browser does: a copy, later, and only to the origin that was meant. */
function deliver(target: EventTarget, data: unknown, { to, at, from, source }: Way): void {
  if (to === '*') throw new Error('Whoever stands there would read it.');
  const copy: unknown = structuredClone(data);
  if (to === at) queueMicrotask(() => target.dispatchEvent(message(copy, from, source())));
}

/** A message as it arrives, from whomever. */
export function message(data: unknown, origin: string, source: unknown): Event {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  return event;
}
