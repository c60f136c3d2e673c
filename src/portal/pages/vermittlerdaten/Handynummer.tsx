import { vermittlerkonto } from '../../flows/konto/daten/vermittlerkonto.ts';
import { HandynummerView } from '../../flows/konto/handynummer/View.tsx';
import { usePorts } from '../../ports.ts';

/** Another mobile number for the agent who is signed in. */
export default function Handynummer() {
  return <HandynummerView konto={vermittlerkonto(usePorts().client)} />;
}
