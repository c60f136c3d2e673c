/** What can go wrong when a message is sent, closed. */
export type NachrichtFehlerArt = 'ZU_OFT' | 'TECHNISCH';

/** Thrown by the effects. */
export class NachrichtFehler extends Error {
  override readonly name = 'NachrichtFehler';
  readonly art: NachrichtFehlerArt;

  constructor(art: NachrichtFehlerArt) {
    super(art);
    this.art = art;
  }
}

/** The one mapper from an unknown error. */
export function fehlerArt(error: unknown): NachrichtFehlerArt {
  return error instanceof NachrichtFehler ? error.art : 'TECHNISCH';
}
