import { RegistrierungView } from '../flows/konto/registrierung/View.tsx';
import { useLinkToken } from '../flows/konto/link/useLinkToken.ts';

/** An account of her own; also where the links of its mails lead. */
export default function Registrieren() {
  const token = useLinkToken();
  return <RegistrierungView key={token} token={token} />;
}
