/** What can go wrong around a consent, closed. */
export type EinwilligungsFehlerArt =
  | 'CODE_FALSCH'
  | 'CODE_VERBRAUCHT'
  /** Too many tries, for a day. */
  | 'ZU_OFT'
  /** What she opened it with counts no longer, or never did. */
  | 'LINK_UNGUELTIG'
  /** It was declared meanwhile, or its wording is another one: it has to be read again. */
  | 'VERALTET'
  /** Whoever that is about is too young for it, or too old. */
  | 'VERTRETUNG'
  | 'TECHNISCH';

/** Thrown by the effects, with the sentence of the server where it has one. */
export class EinwilligungsFehler extends Error {
  override readonly name = 'EinwilligungsFehler';
  readonly art: EinwilligungsFehlerArt;
  readonly satz: string | null;

  constructor(art: EinwilligungsFehlerArt, satz: string | null = null) {
    super(art);
    this.art = art;
    this.satz = satz;
  }
}

/** The one mapper from an unknown error. */
export function fehlerAus(error: unknown): { art: EinwilligungsFehlerArt; satz: string | null } {
  return error instanceof EinwilligungsFehler
    ? { art: error.art, satz: error.satz }
    : { art: 'TECHNISCH', satz: null };
}

/** Why a call failed, as params of an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The same for a guard that asks for one kind of failure. */
export const fehlerWie =
  <const Art extends EinwilligungsFehlerArt>(art: Art) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });
