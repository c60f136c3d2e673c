/** Everything that can go wrong while a part is answered, closed; a refusal has the German sentence of the rule. */
export type AngabenFehlerArt =
  | { art: 'ABGELEHNT'; satz: string }
  /** The answers have to be others: the day is over, or accounts are barred for now. */
  | { art: 'NICHT_SO'; satz: string }
  | { art: 'SITZUNG_ABGELAUFEN' }
  | { art: 'TECHNISCH' };

/** What an effect throws; anything else counts as a technical problem. */
export class AngabenFehler extends Error {
  readonly fehler: AngabenFehlerArt;

  constructor(fehler: AngabenFehlerArt) {
    super(fehler.art);
    this.name = 'AngabenFehler';
    this.fehler = fehler;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): AngabenFehlerArt {
  return error instanceof AngabenFehler ? error.fehler : { art: 'TECHNISCH' };
}

/** Why a call failed, as params of a guard that asks for one kind. */
export const fehlerWie =
  (art: AngabenFehlerArt['art']) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });

/** The same for an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
