import { useParams } from 'react-router-dom';
import { nachtragsteil } from '#contract/entities/schadenakte.ts';
import * as z from 'zod/mini';
import { AngabenView } from '../../flows/schaden/angaben/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { EinSchaden } from './EinSchaden.tsx';

/** Address at which one part of what is asked after the report is answered. */
export default function AngabenErgaenzen({ nutzer }: { nutzer: Nutzer }) {
  const { schadennummer = '', welche } = useParams();
  const { data: teil } = z.safeParse(nachtragsteil, welche);
  if (teil === undefined) return <NichtGefunden />;
  return (
    <EinSchaden key={`${schadennummer} ${teil}`} nummer={schadennummer}>
      {(schaden) =>
        schaden.teile.some((eines) => eines.teil === teil) ? (
          <AngabenView schaden={schaden} teil={teil} sub={nutzer.sub} />
        ) : (
          <NichtGefunden />
        )
      }
    </EinSchaden>
  );
}
