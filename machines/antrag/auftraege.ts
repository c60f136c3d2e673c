import type { Antragsstand, Antragsumfeld, BasisAntworten } from './context.ts';

/** Opening of an application: who stands around it, and the answers of a draft. */
export interface Antragsanfang {
  readonly umfeld: Antragsumfeld;
  readonly antworten: BasisAntworten;
  /** What became of the draft the link leads to; null where it leads to none, or it is open. */
  readonly entwurf: Entwurfslage | null;
}

/** A draft that is not open: its postcode is asked for, it is gone, newer than this page, or became a contract. */
export type Entwurfslage = 'GESPERRT' | 'WEG' | 'NEUER' | 'ABGESCHLOSSEN';

/** What the last two calls need; the server walks the chart over the answers itself. */
export interface Abschlussauftrag extends Antragsstand {
  readonly nachweis: string | null;
}

/** What the credit check needs: the prepared application, and what its result belongs to. */
export interface Bonitaetsauftrag extends Antragsstand {
  readonly antragId: string;
}
