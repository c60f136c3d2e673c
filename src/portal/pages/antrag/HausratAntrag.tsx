import { HausratView } from '../../flows/antrag/hausrat/View.tsx';

/** `/hausrat/antrag`, the step behind it. */
export default function HausratAntrag() {
  return <HausratView />;
}
