import { useParams } from 'react-router-dom';
import type { Nutzer } from '../../session/identitaet.ts';
import { FuerKunden } from './FuerKunden.tsx';
import { Kundenwahl } from './Kundenwahl.tsx';
import { MeldenImAuftrag } from './MeldenImAuftrag.tsx';

/** A broker says whose claim it is, then of which contract, then reports: as far as the address names them. */
export default function ImAuftrag({ nutzer }: { nutzer: Nutzer }) {
  const { partnerNummer, versicherungsNummer } = useParams();
  if (versicherungsNummer !== undefined) return <MeldenImAuftrag nutzer={nutzer} />;
  if (partnerNummer !== undefined) return <FuerKunden />;
  return <Kundenwahl vermittlerNummer={nutzer.vermittlernummer ?? ''} />;
}
