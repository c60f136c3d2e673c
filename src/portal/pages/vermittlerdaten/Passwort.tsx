import { vermittlerkonto } from '../../flows/konto/daten/vermittlerkonto.ts';
import { PasswortAendernView } from '../../flows/konto/passwort-aendern/View.tsx';
import { usePorts } from '../../ports.ts';
import type { Nutzer } from '../../session/identitaet.ts';

/** Another password for the agent who is signed in. */
export default function Passwort({ nutzer }: { nutzer: Nutzer }) {
  return <PasswortAendernView konto={vermittlerkonto(usePorts().client)} email={nutzer.email} />;
}
