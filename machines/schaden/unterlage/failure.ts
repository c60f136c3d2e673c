/** Everything that can go wrong while files are handed in, closed; a refusal has the German sentence of the rule. */
export type UnterlageFehlerArt =
  | { art: 'ABGELEHNT'; satz: string }
  /** A file is kept no longer, and has to be uploaded again. */
  | { art: 'DATEI_WEG'; satz: string }
  | { art: 'SITZUNG_ABGELAUFEN' }
  | { art: 'TECHNISCH' };

/** What an effect throws; anything else counts as a technical problem. */
export class UnterlageFehler extends Error {
  readonly fehler: UnterlageFehlerArt;

  constructor(fehler: UnterlageFehlerArt) {
    super(fehler.art);
    this.name = 'UnterlageFehler';
    this.fehler = fehler;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): UnterlageFehlerArt {
  return error instanceof UnterlageFehler ? error.fehler : { art: 'TECHNISCH' };
}

/** Why a call failed, as params of a guard that asks for one kind. */
export const fehlerWie =
  (art: UnterlageFehlerArt['art']) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });

/** The same for an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
