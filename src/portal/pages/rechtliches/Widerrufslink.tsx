import { useLinkToken } from '../../flows/konto/link/useLinkToken.ts';
import { WiderrufslinkView } from '../../flows/vertrag/widerrufslink/View.tsx';

/** `/vertrag-widerrufen/link`: where the links of mails about a revocation lead. */
export default function Widerrufslink() {
  const { token, mal } = useLinkToken();
  return <WiderrufslinkView key={mal} token={token} />;
}
