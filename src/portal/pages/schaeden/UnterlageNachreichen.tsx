import { useParams } from 'react-router-dom';
import { UnterlageView } from '../../flows/schaden/unterlage/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { EinSchaden } from './EinSchaden.tsx';

/** Address at which one document of a claim is handed in. */
export function UnterlageNachreichen({ nutzer }: { nutzer: Nutzer }) {
  const { schadennummer = '', welche: typ } = useParams();
  return (
    <EinSchaden key={`${schadennummer} ${typ}`} nummer={schadennummer}>
      {(schaden) => {
        const unterlage = schaden.unterlagen.find((eine) => eine.typ === typ);
        if (!unterlage) return <NichtGefunden />;
        return <UnterlageView schaden={schaden} unterlage={unterlage} sub={nutzer.sub} />;
      }}
    </EinSchaden>
  );
}
