/** What can go wrong while somebody reports who was harmed, closed. */
export type GeschaedigtenFehlerArt =
  | 'CODE_FALSCH'
  | 'CODE_VERBRAUCHT'
  /** Too many codes, or too many reports, for now. */
  | 'ZU_OFT'
  /** What proved her address counts no longer. */
  | 'NACHWEIS'
  /** What she says of the damage cannot be so. */
  | 'ANGABEN'
  | 'TECHNISCH';

/** Thrown by the effects, with the sentence of the server where it has one. */
export class GeschaedigtenFehler extends Error {
  override readonly name = 'GeschaedigtenFehler';
  readonly art: GeschaedigtenFehlerArt;
  readonly satz: string | null;

  constructor(art: GeschaedigtenFehlerArt, satz: string | null = null) {
    super(art);
    this.art = art;
    this.satz = satz;
  }
}

/** The one mapper from an unknown error. */
export function fehlerAus(error: unknown): { art: GeschaedigtenFehlerArt; satz: string | null } {
  return error instanceof GeschaedigtenFehler
    ? { art: error.art, satz: error.satz }
    : { art: 'TECHNISCH', satz: null };
}

/** Why a call failed, as params of an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The same for a guard that asks for one kind of failure. */
export const fehlerWie =
  <const Art extends GeschaedigtenFehlerArt>(art: Art) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });
