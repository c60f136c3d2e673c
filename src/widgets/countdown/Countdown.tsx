import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { minuteWords, remainingText, secondsUntil, spokenText } from './remaining.ts';

export interface CountdownProps {
  /** Epoch ms. */
  until: number;
  /** Epoch ms; default the system's clock. */
  now?: () => number;
  /** Gets the time left, `14:59 Minuten` or `29 Sekunden`. */
  children: (remaining: string) => ReactNode;
}

/** Time left, seen each second and heard each full minute. */
export function Countdown({ until, now = Date.now, children }: CountdownProps) {
  const say = useWords('countdown', minuteWords);
  const [seconds, setSeconds] = useState(() => secondsUntil(until, now()));

  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(until, now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);

  return (
    <>
      {children(remainingText(seconds, say))}
      <VisuallyHidden>
        <output>{spokenText(seconds, say)}</output>
      </VisuallyHidden>
    </>
  );
}
