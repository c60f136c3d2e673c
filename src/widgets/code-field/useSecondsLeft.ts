import { useEffect, useState } from 'react';
import { secondsUntil } from '../countdown/remaining.ts';

/** Whole seconds until a moment (epoch ms), counted down to 0. */
export function useSecondsLeft(until: number, now: () => number = Date.now): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const tick = () => setTime(now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return secondsUntil(until, time);
}
