import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kundenkonto } from '../../flows/konto/daten/konto.ts';
import { PasswortAendernView } from '../../flows/konto/passwort-aendern/View.tsx';
import { usePorts } from '../../ports.ts';
import { partnerQuery } from '../../queries/partnerLesen.ts';
import type { Nutzer } from '../../session/identitaet.ts';

/** Another password; nobody waits for the address that a password manager keeps it under. */
export default function Passwort({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  // Read once: the end of the session would ask again.
  const [email, setEmail] = useState<string>();
  const { data } = useQuery({
    ...partnerQuery(client, nutzer.partnernummer ?? ''),
    enabled: email === undefined,
  });
  if (email === undefined && data) setEmail(data.email);
  return <PasswortAendernView konto={kundenkonto(client, nutzer.partnernummer)} email={email} />;
}
