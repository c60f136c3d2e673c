import type { BeendigungAbgelehnt } from '#contract/entities/beendigung.ts';

/** Everything that can go wrong while a contract is ended, closed. */
export type BeendigungsFehlerArt =
  | { art: 'ABGELEHNT'; ablehnung: BeendigungAbgelehnt }
  | { art: 'SITZUNG_ABGELAUFEN' }
  | { art: 'ZU_OFT' }
  | { art: 'TECHNISCH' };

/** What an effect throws; anything else counts as a technical problem. */
export class BeendigungsFehler extends Error {
  readonly fehler: BeendigungsFehlerArt;

  constructor(fehler: BeendigungsFehlerArt) {
    super(fehler.art);
    this.name = 'BeendigungsFehler';
    this.fehler = fehler;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): BeendigungsFehlerArt {
  return error instanceof BeendigungsFehler ? error.fehler : { art: 'TECHNISCH' };
}

/** Why a call failed, as params of a guard that asks for one kind. */
export const fehlerWie =
  (art: BeendigungsFehlerArt['art']) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });

/** The same for an action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
