import { BetriebshaftpflichtView } from '../../flows/antrag/betriebshaftpflicht/View.tsx';

/** `/betriebshaftpflicht/antrag`, the step behind it. */
export default function BetriebshaftpflichtAntrag() {
  return <BetriebshaftpflichtView />;
}
