import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { Feldeingaben } from '../../formular/antwort.ts';
import { nurHier, type Notizen } from '../../formular/notizen.ts';
import type { Session } from '../../session/session.ts';
import type { DraftStorage } from '../draft.ts';
import { verkaeufer, werIstDa } from './verkauf.ts';

/** What no storage may hold of an application: the account of his customer. */
interface Beiseitegelegtes {
  readonly flow: string;
  readonly sub: string;
  /** Typed and not sent. */
  readonly eingaben: Readonly<Record<string, Feldeingaben>>;
  readonly antworten: BasisAntworten;
}

/** In the memory of this page alone: gone with a reload, and with whoever signs in instead. */
let gelegt: Beiseitegelegtes | null = null;

interface Antrag {
  readonly flow: string;
  readonly speicher: DraftStorage;
  readonly notizen: Pick<Notizen, 'lies'>;
  readonly antworten: BasisAntworten;
}

/** A broker's session ends on the page: what the tab does not keep waits for him. */
export function legeBeiseite({ flow, speicher, notizen, antworten }: Antrag): void {
  const sub = verkaeufer(speicher);
  if (sub === null) return;
  const schritte = Object.keys(nurHier);
  gelegt = {
    flow,
    sub,
    eingaben: Object.fromEntries(schritte.map((schritt) => [schritt, notizen.lies(schritt)])),
    antworten: Object.fromEntries(
      Object.entries(antworten).filter(([schritt]) => schritte.includes(schritt)),
    ),
  };
}

/** What waits for whoever is signed in now, in this application; for anybody else it is thrown away. */
export function beiseite(
  flow: string,
  session: Pick<Session, 'zustand'>,
): Pick<Beiseitegelegtes, 'eingaben' | 'antworten'> {
  const sub = werIstDa(session);
  if (sub !== null && gelegt?.sub !== sub) gelegt = null;
  return sub !== null && gelegt?.flow === flow ? gelegt : { eingaben: {}, antworten: {} };
}

/** He has it again. */
export function vergissBeiseite(): void {
  gelegt = null;
}
