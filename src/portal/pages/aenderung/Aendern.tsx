import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { pfadVon } from '../../flows/vertrag/aenderung/arten/art.ts';
import { AenderungsView } from '../../flows/vertrag/aenderung/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { useArt } from './useArt.ts';

/** One kind of change of one contract; both are part of the address, the step too. */
export default function Aendern({ nutzer }: { nutzer: Nutzer }) {
  const art = useArt();
  const { versicherungsNummer } = useParams();
  const { data } = z.safeParse(nummer, versicherungsNummer);
  if (data === undefined || art === null) return <NichtGefunden />;
  return (
    <AenderungsView
      key={`${art} ${data}`}
      versicherungsNummer={data}
      art={art}
      sub={nutzer.sub}
      basis={`/kunden/${pfadVon(art)}/${data}`}
      vertragsseite={`/kunden/vertraege/${data}`}
      liste="/kunden/vertraege"
    />
  );
}
