import { FahrradView } from '../../flows/antrag/fahrrad/View.tsx';

/** `/fahrrad/antrag`, the step behind it. */
export default function FahrradAntrag() {
  return <FahrradView />;
}
