import { useEffect, useRef } from 'react';
import { arrive, isOnTheWay } from './arrival.ts';
import styles from './Page.module.css';

/** The h1; takes the focus after a step and brings the view to its place when it appears. Keyed by its text, so a new text counts. */
export function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const element = heading.current;
    const hasStepped = isOnTheWay();
    // A field with autofocus or an error summary has taken the focus already, and on purpose.
    if (element === null || hasFocusBelow(element.closest('main'))) return;
    if (hasStepped) element.focus({ preventScroll: true });
    arrive();
  }, []);

  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {text}
    </h1>
  );
}

function hasFocusBelow(main: Element | null): boolean {
  const active = document.activeElement;
  return main !== null && active !== main && main.contains(active);
}
