import { NachrichtView } from '../../flows/antrag/nachricht/View.tsx';

/** `/vermittler-nachricht`: a person looks at it. */
export default function VermittlerNachricht() {
  return <NachrichtView />;
}
