import { useParams } from 'react-router-dom';
import type { Nutzer } from '../../session/identitaet.ts';
import { Schaden } from './Schaden.tsx';
import { Schaeden } from './Schaeden.tsx';
import { UnterlageNachreichen } from './UnterlageNachreichen.tsx';

/** All claims, one of them, or a document that is handed in for it. */
export default function Seite({ nutzer }: { nutzer: Nutzer }) {
  const { schadennummer, typ } = useParams();
  if (schadennummer === undefined) return <Schaeden nutzer={nutzer} />;
  return typ === undefined ? <Schaden /> : <UnterlageNachreichen nutzer={nutzer} />;
}
