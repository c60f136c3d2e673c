import { useEffect, useEffectEvent, useState } from 'react';
import { usePorts } from '../ports.ts';
import type { Frageseite, Lage, Sperren } from './frage.ts';

/** Options of a page that what is known rules out, and those that the server does. */
export function useSperren(seite: Frageseite, lage: Omit<Lage, 'sperren'>): Sperren {
  const { client } = usePorts();
  const [erfragt, setErfragt] = useState<Sperren>({});
  const stand = { ...lage, sperren: {} };
  const frage = useEffectEvent((signal: AbortSignal) =>
    seite.nachschlagen?.(client, stand, signal),
  );
  useEffect(() => {
    const abbruch = new AbortController();
    frage(abbruch.signal)?.then(
      (sperren) => !abbruch.signal.aborted && setErfragt(sperren),
      // Nobody is kept from choosing by a look-up that fails: the price says it too.
      () => undefined,
    );
    return () => abbruch.abort();
  }, []);
  return { ...erfragt, ...seite.sperren?.(stand) };
}
