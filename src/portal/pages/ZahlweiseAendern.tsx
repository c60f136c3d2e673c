import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { AenderungsView } from '../flows/vertrag/aenderung/View.tsx';
import type { Nutzer } from '../session/identitaet.ts';
import { NichtGefunden } from '../shell/zustand/NichtGefunden.tsx';

/** The change of one contract; its number is part of the address, its step too. */
export default function ZahlweiseAendern({ nutzer }: { nutzer: Nutzer }) {
  const { versicherungsNummer } = useParams();
  const { data } = z.safeParse(nummer, versicherungsNummer);
  if (data === undefined) return <NichtGefunden />;
  return <AenderungsView key={data} versicherungsNummer={data} sub={nutzer.sub} />;
}
