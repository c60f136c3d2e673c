import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { usePorts, useSession } from '../../../ports.ts';
import { legeVor } from './vorlage.ts';
import { nachrichtenweg } from './weg.ts';

interface Props {
  thema: Parameters<typeof nachrichtenweg>[0];
  /** The words she begins with; she may change each of them. */
  text: string;
  children: string;
}

/** Leads a customer to a message that is begun for her. */
export function Schreibknopf({ thema, text, children }: Props) {
  const { speicher } = usePorts();
  const session = useSession();
  function vorlegen() {
    if (session.status !== 'angemeldet') return;
    legeVor(speicher, { thema, sub: session.nutzer.sub }, text);
  }
  return (
    <ButtonLink variant="secondary" href={nachrichtenweg(thema)} onClick={vorlegen}>
      {children}
    </ButtonLink>
  );
}
