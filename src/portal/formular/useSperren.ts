import { useEffect, useEffectEvent, useState } from 'react';
import type { Fragelage, Frageseite, LoseAntwort, Sperren } from '#machines/formular/frage.ts';
import { usePorts } from '../ports.ts';

/** Options of a page that what is known rules out, and those that the server does. */
export function useSperren<L extends Fragelage>(
  seite: Frageseite<LoseAntwort, L>,
  lage: NoInfer<L>,
): Sperren {
  const { client } = usePorts();
  const [erfragt, setErfragt] = useState<Sperren>({});
  const frage = useEffectEvent(async (signal: AbortSignal): Promise<Sperren | null> => {
    const eingabe = seite.nachschlagen?.eingabe(lage);
    if (!seite.nachschlagen || !eingabe) return null;
    const { name, sperren } = seite.nachschlagen;
    const { nachschlagewerke } = await import('./nachschlagen.ts');
    return (await nachschlagewerke[name](client, eingabe, signal)) ? null : sperren;
  });
  useEffect(() => {
    const abbruch = new AbortController();
    frage(abbruch.signal).then(
      (sperren) => sperren && !abbruch.signal.aborted && setErfragt(sperren),
      // Nobody is kept from choosing by a look-up that fails: the price says it too.
      () => undefined,
    );
    return () => abbruch.abort();
  }, []);
  return { ...erfragt, ...seite.sperren?.(lage) };
}
