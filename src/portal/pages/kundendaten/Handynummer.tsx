import { kundenkonto } from '../../flows/konto/daten/konto.ts';
import { HandynummerView } from '../../flows/konto/handynummer/View.tsx';
import { usePorts } from '../../ports.ts';
import type { Nutzer } from '../../session/identitaet.ts';

/** Another mobile number for who is signed in. */
export default function Handynummer({ nutzer }: { nutzer: Nutzer }) {
  return <HandynummerView konto={kundenkonto(usePorts().client, nutzer.partnernummer)} />;
}
