import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { Feldeingaben } from '../../formular/antwort.ts';
import type { Notizen } from '../../formular/notizen.ts';
import type { Session } from '../../session/session.ts';
import { praefix } from '../clearDrafts.ts';
import type { DraftStorage } from '../draft.ts';
import { verkaeufer, werIstDa } from './verkauf.ts';

/** What no storage may hold of an application: the account of his customer. */
interface Kontoangaben {
  /** Typed and not sent. */
  readonly eingaben: Readonly<Record<string, Feldeingaben>>;
  readonly antworten: Pick<BasisAntworten, 'kontaktZahlung'>;
}

interface Beiseitegelegtes extends Kontoangaben {
  readonly flow: string;
  readonly sub: string;
  /** Lies with the draft it belongs to: whatever throws that away throws this away. */
  readonly zeichen: string;
}

/** In the memory of this page alone: gone with a reload, with its draft, and with whoever signs in instead. */
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
  const zeichen = crypto.randomUUID();
  speicher.setItem(ort(flow), zeichen);
  const { kontaktZahlung } = antworten;
  gelegt = {
    flow,
    sub,
    zeichen,
    eingaben: { kontaktZahlung: notizen.lies('kontaktZahlung') },
    antworten: kontaktZahlung ? { kontaktZahlung } : {},
  };
}

interface Besuch {
  readonly flow: string;
  readonly speicher: DraftStorage;
  readonly session: Pick<Session, 'zustand'>;
  /** The saved application that the address names: it may be of another customer. */
  readonly verweis: string | null;
}

/** What waits for whoever is signed in now, in this application; for anybody else it is thrown away. */
export function beiseite({ flow, speicher, session, verweis }: Besuch): Kontoangaben {
  const sub = werIstDa(session);
  if (sub !== null && gelegt?.sub !== sub) gelegt = null;
  if (verweis !== null || !liegtBeimEntwurf(speicher)) gelegt = null;
  if (sub === null || gelegt?.flow !== flow) return { eingaben: {}, antworten: {} };
  const { eingaben, antworten } = gelegt;
  return { eingaben, antworten };
}

/** He has it again. */
export function vergissBeiseite(speicher: DraftStorage, flow: string): void {
  gelegt = null;
  speicher.removeItem(ort(flow));
}

function liegtBeimEntwurf(speicher: DraftStorage): boolean {
  return gelegt !== null && speicher.getItem(ort(gelegt.flow)) === gelegt.zeichen;
}

/** Among the keys of the draft. */
function ort(flow: string): string {
  return `${praefix}:${flow}:beiseite`;
}
