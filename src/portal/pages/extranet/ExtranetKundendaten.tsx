import { useParams } from 'react-router-dom';
import { Kundenansicht } from '../kunde/Kundenansicht.tsx';

/** The same for a broker who comes from an extranet: to read only (`domain/vertrag.md §13`). */
export default function ExtranetKundendaten() {
  const { id = '' } = useParams();
  return <Kundenansicht partnerNummer={id} vertragspfad="/extranet/vertrag/" />;
}
