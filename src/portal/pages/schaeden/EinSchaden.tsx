import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { schadenNummer } from '#contract/entities/schaden.ts';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import { usePorts } from '../../ports.ts';
import { frischerSchaden } from '../../queries/schaeden.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { t } from './texte.ts';

interface Props {
  /** As the address has it. */
  nummer: string;
  children: (schaden: Schaden) => ReactNode;
}

/** The claim something is handed in for. */
export function EinSchaden({ nummer, children }: Props) {
  const { data } = z.safeParse(schadenNummer, nummer);
  return data === undefined ? <NichtGefunden /> : <Gelesener nummer={data}>{children}</Gelesener>;
}

function Gelesener({ nummer, children }: Props) {
  const { client } = usePorts();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [schaden, setSchaden] = useState<Schaden | null>(null);
  const abfrage = useQuery({ ...frischerSchaden(client, nummer), enabled: schaden === null });
  if (schaden === null && abfrage.data) setSchaden(abfrage.data);
  if (schaden !== null) return children(schaden);
  return (
    <Abfrage abfrage={abfrage} title={t('schaden')}>
      {() => null}
    </Abfrage>
  );
}
