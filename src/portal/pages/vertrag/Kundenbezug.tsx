import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageSubject } from '#widgets/page/pageSubject.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { usePorts, useSession } from '../../ports.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { t } from '../kunde/texte.ts';

interface Props {
  versicherungsNummer: string;
  /** Where customers stand; the number follows. */
  kundenpfad?: `/${string}/`;
  children: ReactNode;
}

/** Whose contract it is, above every page of it, where a broker is at work; customers know. */
export function Kundenbezug({ children, ...woher }: Props) {
  return <PageSubject value={useKunde(woher)}>{children}</PageSubject>;
}

function useKunde({
  versicherungsNummer,
  kundenpfad = '/vermittler/kunde/',
}: Omit<Props, 'children'>) {
  const imAuftrag = useImAuftrag();
  // A flow outlives the session; the name above it does not.
  const enabled = useSession().status === 'angemeldet' && imAuftrag;
  const abfrage = useQuery({ ...vertragQuery(usePorts().client, versicherungsNummer), enabled });
  const { data, isPending } = abfrage;
  if (!enabled) return null;
  if (!data?.kunde) return isPending ? ('expected' as const) : null;
  const { partnerNummer: nummer, name } = data.kunde;
  return { name, href: `${kundenpfad}${nummer}`, note: t('nummer', { nummer }) };
}
