import { useCallback } from 'react';
import * as z from 'zod/mini';
import { adresseVon } from '../addresses.ts';
import { HandynummerAendernView } from '../flows/konto/handynummer-aendern/View.tsx';
import { useLinkToken } from '../flows/konto/link/useLinkToken.ts';
import { gehe, useOrt } from '../ort.tsx';

/** Whoever lost her phone asks for a link here, and comes back by it. */
export default function HandynummerAendern() {
  const { token, mal } = useLinkToken();
  const { pathname, state } = useOrt();
  const einstieg = adresseVon(pathname) === '/kunden/handynummer-aendern' ? 'FRISCH' : 'LINK';
  // The address has followed her back to the first step: what she has typed there meanwhile stays.
  const geht = z.safeParse(weiter, state).data?.mal === mal;
  const zumAnfang = useCallback(() => {
    if (einstieg === 'LINK') {
      gehe('/kunden/handynummer-aendern/', { replace: true, state: { mal } });
    }
  }, [einstieg, mal]);
  return (
    <HandynummerAendernView
      key={`${geht ? 'LINK' : einstieg}${mal}`}
      einstieg={einstieg}
      token={token}
      onAnfang={zumAnfang}
    />
  );
}

/** What is left at the address where a link, counted as in `useLinkToken`, was given up. */
const weiter = z.object({ mal: z.number() });
