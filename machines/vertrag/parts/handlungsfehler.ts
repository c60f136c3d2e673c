/** Everything that can go wrong with one small act on a contract, closed. */
export type HandlungsFehlerArt =
  /** Refused, with the German sentence of the rule. */
  { art: 'ABGELEHNT'; satz: string } | { art: 'SITZUNG_ABGELAUFEN' } | { art: 'TECHNISCH' };

/** What an effect throws; anything else counts as a technical problem. */
export class HandlungsFehler extends Error {
  readonly fehler: HandlungsFehlerArt;

  constructor(fehler: HandlungsFehlerArt) {
    super(fehler.art);
    this.name = 'HandlungsFehler';
    this.fehler = fehler;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): HandlungsFehlerArt {
  return error instanceof HandlungsFehler ? error.fehler : { art: 'TECHNISCH' };
}

/** Why a call failed, as params of a guard that asks for one kind. */
export const fehlerWie =
  (art: HandlungsFehlerArt['art']) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });

/** The same for an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** A call failed in this way. */
export const istFehler = (
  _: unknown,
  { error, art }: { error: unknown; art: HandlungsFehlerArt['art'] },
): boolean => fehlerAus(error).art === art;

/** The sentence of a refusal. */
export function satzAus(error: unknown): { ablehnung?: string } {
  const fehler = fehlerAus(error);
  return fehler.art === 'ABGELEHNT' ? { ablehnung: fehler.satz } : {};
}
