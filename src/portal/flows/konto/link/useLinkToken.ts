import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { linkToken } from '#contract/endpoints/benutzer/zugang.ts';

/** The secret of a link, taken out of the address at once: no history and no bookmark keeps it. */
export function useLinkToken(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const gefunden = tokenAus(hash);
  const [token, setToken] = useState(gefunden);
  // Another link was opened in the same tab.
  if (gefunden !== null && gefunden !== token) setToken(gefunden);
  useEffect(() => {
    if (gefunden === null) return;
    void navigate(pathname + search, { replace: true });
  }, [gefunden, navigate, pathname, search]);
  return token;
}

/** `#token=…` behind an address; null where none is, or none of the right form. */
function tokenAus(hash: string): string | null {
  const text = new URLSearchParams(hash.slice(1)).get('token');
  return z.safeParse(linkToken, text).data ?? null;
}
