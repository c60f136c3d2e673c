/** What can go wrong while an agency applies, closed. */
export type PartnerFehlerArt =
  | 'CODE_FALSCH'
  | 'CODE_VERBRAUCHT'
  /** Too many codes, or too many applications, for now. */
  | 'ZU_OFT'
  /** What proved her address counts no longer. */
  | 'NACHWEIS'
  /** An agency has that register number by now. */
  | 'VERGEBEN'
  /** No text message goes to that phone number. */
  | 'HANDYNUMMER'
  | 'TECHNISCH';

/** Thrown by the effects, with the sentence of the server where it has one. */
export class PartnerFehler extends Error {
  override readonly name = 'PartnerFehler';
  readonly art: PartnerFehlerArt;
  readonly satz: string | null;

  constructor(art: PartnerFehlerArt, satz: string | null = null) {
    super(art);
    this.art = art;
    this.satz = satz;
  }
}

/** The one mapper from an unknown error. */
export function fehlerAus(error: unknown): { art: PartnerFehlerArt; satz: string | null } {
  return error instanceof PartnerFehler
    ? { art: error.art, satz: error.satz }
    : { art: 'TECHNISCH', satz: null };
}

/** Why a call failed, as params of an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The same for a guard that asks for one kind of failure. */
export const fehlerWie =
  <const Art extends PartnerFehlerArt>(art: Art) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });
