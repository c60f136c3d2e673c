import { kundenkonto } from '../../flows/konto/daten/konto.ts';
import { EmailAendernView } from '../../flows/konto/email-aendern/View.tsx';
import { usePorts } from '../../ports.ts';
import type { Nutzer } from '../../session/identitaet.ts';

/** Another e-mail address for who is signed in. */
export default function Email({ nutzer }: { nutzer: Nutzer }) {
  return <EmailAendernView konto={kundenkonto(usePorts().client, nutzer.partnernummer)} />;
}
