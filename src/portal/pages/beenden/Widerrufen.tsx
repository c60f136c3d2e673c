import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { WiderrufView } from '../../flows/vertrag/widerruf/View.tsx';
import { useParams } from 'react-router-dom';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';

/** Revocation of one contract; the law allows no switch that takes it away. */
export default function Widerrufen({ nutzer }: { nutzer: Nutzer }) {
  const { data } = z.safeParse(nummer, useParams()['versicherungsNummer']);
  if (data === undefined) return <NichtGefunden />;
  return <WiderrufView key={data} versicherungsNummer={data} sub={nutzer.sub} />;
}
