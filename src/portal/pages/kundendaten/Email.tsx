import { EmailAendernView } from '../../flows/konto/email-aendern/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';

/** Another e-mail address for who is signed in. */
export default function Email({ nutzer }: { nutzer: Nutzer }) {
  return <EmailAendernView partnerNummer={nutzer.partnernummer ?? ''} />;
}
