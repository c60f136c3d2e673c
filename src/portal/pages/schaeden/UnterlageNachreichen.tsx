import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { type Schaden, schadenNummer } from '#contract/entities/schaden.ts';
import { UnterlageView } from '../../flows/schaden/unterlage/View.tsx';
import { usePorts } from '../../ports.ts';
import { schadenQuery } from '../../queries/schaeden.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { t } from './texte.ts';

/** Address at which one document of a claim is handed in. */
export function UnterlageNachreichen({ nutzer }: { nutzer: Nutzer }) {
  const { schadennummer, typ = '' } = useParams();
  const { data } = z.safeParse(schadenNummer, schadennummer);
  if (data === undefined) return <NichtGefunden />;
  return <Gesucht key={`${data} ${typ}`} nummer={data} typ={typ} sub={nutzer.sub} />;
}

interface Props {
  nummer: string;
  typ: string;
  sub: string;
}

function Gesucht({ nummer, typ, sub }: Props) {
  const { client } = usePorts();
  // Read once: the form goes on over it when the session, and all that was read with it, is gone.
  const [schaden, setSchaden] = useState<Schaden | null>(null);
  const abfrage = useQuery({ ...schadenQuery(client, nummer), enabled: schaden === null });
  if (schaden === null && abfrage.data) setSchaden(abfrage.data);
  if (schaden === null) {
    return (
      <Abfrage abfrage={abfrage} title={t('schaden')}>
        {() => null}
      </Abfrage>
    );
  }
  const unterlage = schaden.unterlagen.find((eine) => eine.typ === typ);
  if (!unterlage) return <NichtGefunden />;
  return <UnterlageView schaden={schaden} unterlage={unterlage} sub={sub} />;
}
