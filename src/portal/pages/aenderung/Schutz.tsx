import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { SchutzView } from '../../flows/vertrag/schutz/View.tsx';
import { schutzUnter, useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';

/** All that one contract allows, on one page; the contract and the step are part of the address. */
export default function Schutz({ nutzer }: { nutzer: Nutzer }) {
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const { versicherungsNummer } = useParams();
  const { data } = z.safeParse(nummer, versicherungsNummer);
  if (data === undefined) return <NichtGefunden />;
  return (
    <Kundenbezug versicherungsNummer={data}>
      <SchutzView
        key={data}
        versicherungsNummer={data}
        sub={nutzer.sub}
        imAuftrag={imAuftrag}
        basis={schutzUnter(wege.vertrag(data))}
        vertragsseite={wege.vertrag(data)}
        liste={wege.liste}
      />
    </Kundenbezug>
  );
}
