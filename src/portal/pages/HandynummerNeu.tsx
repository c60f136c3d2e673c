import { useCallback } from 'react';
import { HandynummerAendernView } from '../flows/konto/handynummer-aendern/View.tsx';
import { useLinkToken } from '../flows/konto/link/useLinkToken.ts';
import { gehe } from '../ort.tsx';

/** Where the link of a phone reset leads. */
export default function HandynummerNeu() {
  const { token, mal } = useLinkToken();
  const zumAnfang = useCallback(() => gehe('/kunden/handynummer-aendern/', { replace: true }), []);
  return <HandynummerAendernView key={mal} einstieg="LINK" token={token} onAnfang={zumAnfang} />;
}
