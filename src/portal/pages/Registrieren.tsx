import { RegistrierungView } from '../flows/konto/registrierung/View.tsx';
import { useLinkToken } from '../flows/konto/link/useLinkToken.ts';

/** An account of her own; also where the links of its mails lead. */
export default function Registrieren() {
  const { token, mal } = useLinkToken();
  return <RegistrierungView key={mal} token={token} />;
}
