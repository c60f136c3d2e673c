import { vermittlerkonto } from '../../flows/konto/daten/vermittlerkonto.ts';
import { EmailAendernView } from '../../flows/konto/email-aendern/View.tsx';
import { usePorts } from '../../ports.ts';

/** Another e-mail address for the agent who is signed in. */
export default function Email() {
  return <EmailAendernView konto={vermittlerkonto(usePorts().client)} />;
}
