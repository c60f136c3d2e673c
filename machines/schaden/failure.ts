import type { MeldungAbgelehnt } from '#contract/endpoints/schaden.ts';

/** Why a report was not taken; what it says may have become too little since, at midnight for one. */
export type Meldungsablehnung =
  | MeldungAbgelehnt
  | { code: 'ANGABEN'; claimId: null; errorMessage: string };

/** Everything that can go wrong while a claim is reported, closed; `heute` is the day it was refused on. */
export type MeldungsFehlerArt =
  | { art: 'ABGELEHNT'; ablehnung: Meldungsablehnung; heute: string }
  | { art: 'SITZUNG_ABGELAUFEN' }
  | { art: 'TECHNISCH' };

/** What an effect throws; anything else counts as a technical problem. */
export class MeldungsFehler extends Error {
  readonly fehler: MeldungsFehlerArt;

  constructor(fehler: MeldungsFehlerArt) {
    super(fehler.art);
    this.name = 'MeldungsFehler';
    this.fehler = fehler;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): MeldungsFehlerArt {
  return error instanceof MeldungsFehler ? error.fehler : { art: 'TECHNISCH' };
}

/** Why a call failed, as params of a guard. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
