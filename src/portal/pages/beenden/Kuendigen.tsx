import * as z from 'zod/mini';
import { versicherungsNummer as nummer } from '#contract/fields/versicherungsNummer.ts';
import { useFeatures } from '../../useFeatures.ts';
import { KuendigungsView } from '../../flows/vertrag/kuendigung/View.tsx';
import { useParams } from 'react-router-dom';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Kundenbezug } from '../vertrag/Kundenbezug.tsx';
import { OhneOnline } from './OhneOnline.tsx';

/** Cancellation of one contract; its number is part of the address, its step too. */
export default function Kuendigen({ nutzer }: { nutzer: Nutzer }) {
  const { data } = z.safeParse(nummer, useParams()['versicherungsNummer']);
  const feature = useFeatures();
  if (data === undefined) return <NichtGefunden />;
  return (
    <Kundenbezug versicherungsNummer={data}>
      {feature('self-service-kuendigung') ? (
        <KuendigungsView key={data} versicherungsNummer={data} sub={nutzer.sub} />
      ) : (
        <OhneOnline />
      )}
    </Kundenbezug>
  );
}
