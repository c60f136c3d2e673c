import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { HandynummerAendernView } from '../flows/konto/handynummer-aendern/View.tsx';
import { useLinkToken } from '../flows/konto/link/useLinkToken.ts';

/** Where the link of a phone reset leads. */
export default function HandynummerNeu() {
  const { token, mal } = useLinkToken();
  const navigate = useNavigate();
  const zumAnfang = useCallback(
    () => void navigate('/kunden/handynummer-aendern/', { replace: true }),
    [navigate],
  );
  return <HandynummerAendernView key={mal} einstieg="LINK" token={token} onAnfang={zumAnfang} />;
}
