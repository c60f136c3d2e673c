import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { linkToken } from '#contract/fields/linkToken.ts';
import { gehe, useOrt } from '../../../ort.tsx';

interface Geoeffnet {
  token: string | null;
  /** Counts the links that were opened in this tab: each begins the page anew. */
  mal: number;
}

/** The secret of a link by its `name`, taken out of the address at once: no history and no bookmark keeps it. */
export function useLinkToken(name: 'token' | 'ref' = 'token'): Geoeffnet {
  const { hash, pathname, search } = useOrt();
  const gefunden = tokenAus(hash, name);
  const [geoeffnet, setGeoeffnet] = useState<Geoeffnet>({ token: gefunden, mal: 0 });
  const [zuletzt, setZuletzt] = useState(gefunden);
  if (gefunden !== zuletzt) {
    setZuletzt(gefunden);
    if (gefunden !== null) setGeoeffnet({ token: gefunden, mal: geoeffnet.mal + 1 });
  }
  useEffect(() => {
    if (gefunden !== null) gehe(pathname + search, { replace: true });
  }, [gefunden, pathname, search]);
  return geoeffnet;
}

/** `#token=…`, or what the link calls it, behind an address; null where none is, or none of the right form. */
function tokenAus(hash: string, name: string): string | null {
  const text = new URLSearchParams(hash.slice(1)).get(name);
  return z.safeParse(linkToken, text).data ?? null;
}
