import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { BestaetigungView } from '../../flows/vertrag/bestaetigung/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';

/** Address of the flow that confirms a contract (`domain/vertrag.md §10`). */
export default function Bestaetigung({ nutzer }: { nutzer: Nutzer }) {
  const { data } = z.safeParse(nummer, useParams()['versicherungsNummer']);
  if (data === undefined) return <NichtGefunden />;
  return (
    <Kundenbezug versicherungsNummer={data}>
      <BestaetigungView key={data} nummer={data} partnerNummer={nutzer.partnernummer ?? null} />
    </Kundenbezug>
  );
}
