import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { AenderungsView } from '../../flows/vertrag/aenderung/View.tsx';
import { useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { spaeter } from '../../seite.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';
import { useArt, useIstSchutz } from './useArt.ts';

/** Fetched from here: its files are named on nobody's first page. */
const { Page: Schutz } = spaeter(() => import('./Schutz.tsx'));

/** One kind of change of one contract, or all that can be set of it; both are part of the address, the step too. */
export default function Aendern({ nutzer }: { nutzer: Nutzer }) {
  return useIstSchutz() ? <Schutz nutzer={nutzer} /> : <EineArt nutzer={nutzer} />;
}

function EineArt({ nutzer }: { nutzer: Nutzer }) {
  const art = useArt();
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const { versicherungsNummer } = useParams();
  const { data } = z.safeParse(nummer, versicherungsNummer);
  if (data === undefined || art === null) return <NichtGefunden />;
  return (
    <Kundenbezug versicherungsNummer={data}>
      <AenderungsView
        key={`${art} ${data}`}
        versicherungsNummer={data}
        art={art}
        sub={nutzer.sub}
        imAuftrag={imAuftrag}
        basis={wege.aenderung(data, art)}
        vertragsseite={wege.vertrag(data)}
        liste={wege.liste}
      />
    </Kundenbezug>
  );
}
