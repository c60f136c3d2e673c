import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { Nutzer } from '../../session/identitaet.ts';
import { spaeter } from '../../seite.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Schaden } from './Schaden.tsx';
import { Schaeden } from './Schaeden.tsx';
import { t } from './texte.ts';
import { UnterlageNachreichen } from './UnterlageNachreichen.tsx';

const angaben = spaeter(() => import('./AngabenErgaenzen.tsx'));

/** All claims, one of them, or what is handed in or told for it. */
export default function Seite({ nutzer }: { nutzer: Nutzer }) {
  const { schadennummer, was } = useParams();
  if (schadennummer === undefined) return <Schaeden nutzer={nutzer} />;
  if (was === undefined) return <Schaden />;
  if (was === 'unterlage') return <UnterlageNachreichen nutzer={nutzer} />;
  if (was !== 'angaben') return <NichtGefunden />;
  return (
    <Suspense fallback={<LadeSeite title={t('schaden')} />}>
      <angaben.Page nutzer={nutzer} />
    </Suspense>
  );
}
