import { useParams } from 'react-router-dom';
import { AenderungsView } from '../flows/vertrag/aenderung/View.tsx';
import type { Nutzer } from '../session/identitaet.ts';

/** The change of one contract; its number is part of the address, its step too. */
export default function ZahlweiseAendern({ nutzer }: { nutzer: Nutzer }) {
  const { versicherungsNummer = '' } = useParams();
  return (
    <AenderungsView
      key={versicherungsNummer}
      versicherungsNummer={versicherungsNummer}
      sub={nutzer.sub}
    />
  );
}
