import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** px from the end within which the reader counts as being there (`specification §9`). */
const tolerance = 20;

/** Keeps a scroll area at its end while the reader is there, and knows what came while she was not. */
export function useFollow(newest: { id: string; direction: string } | undefined) {
  const area = useRef<HTMLDivElement>(null);
  /** The newest message when the reader left the end; null while she is there. */
  const [left, setLeft] = useState<string | null>(null);
  /** The same at once: what changes the size may come before the state is drawn. */
  const there = useRef(true);
  const newestId = newest?.id ?? '';

  function look() {
    if (area.current === null) return;
    there.current = atEnd(area.current);
    setLeft(there.current ? null : (left ?? newestId));
  }

  function toEnd() {
    scrollToEnd(area.current);
    there.current = true;
    setLeft(null);
    area.current?.focus({ preventScroll: true });
  }

  // What the reader wrote herself is what she wants to see.
  const follow = useEffectEvent(() => {
    if (there.current || newest?.direction === 'outgoing') scrollToEnd(area.current);
  });
  useLayoutEffect(() => {
    if (newestId !== '') follow();
  }, [newestId]);

  useEffect(() => {
    if (area.current === null) return undefined;
    // Not every browser lets the keyboard scroll what it cannot focus.
    area.current.tabIndex = 0;
    // A keyboard on the screen takes room away.
    const observer = new ResizeObserver(() => {
      if (there.current) scrollToEnd(area.current);
    });
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);

  return { area, look, toEnd, away: left !== null, unread: left !== null && left !== newestId };
}

function atEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= tolerance;
}

function scrollToEnd(area: HTMLElement | null) {
  area?.scrollTo({ top: area.scrollHeight });
}
