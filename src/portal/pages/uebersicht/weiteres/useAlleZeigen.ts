import { useEffect, useRef, useState } from 'react';

/** A list that shows its first rows, and all when asked: whoever asked goes on at the first new one, as the button is gone. */
export function useAlleZeigen(zuerst: number) {
  const [alle, setAlle] = useState(false);
  const ort = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alle) ort.current?.querySelectorAll('li')[zuerst]?.querySelector('a')?.focus();
  }, [alle, zuerst]);
  return { ort, alle, zeigeAlle: () => setAlle(true) };
}
