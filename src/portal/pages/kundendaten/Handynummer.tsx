import { HandynummerView } from '../../flows/konto/handynummer/View.tsx';
import type { Nutzer } from '../../session/identitaet.ts';

/** Another mobile number for who is signed in. */
export default function Handynummer({ nutzer }: { nutzer: Nutzer }) {
  return <HandynummerView partnerNummer={nutzer.partnernummer ?? ''} />;
}
